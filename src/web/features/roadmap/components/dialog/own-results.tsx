import { DAY_PARTS } from "#engine/timing/judge-own-timing.ts";
import { wordShareWithInterval } from "#engine/timing/word-share.ts";
import type { Share } from "#engine/timing/share.ts";

/** The user's own posts by quarter of the day. */
export function OwnResults({ parts }: { parts: readonly Share[] }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">
        Your own posts with 10 points or more, by part of the day
      </caption>
      <tbody>
        {DAY_PARTS.map(({ name, fromHour, toHour }, place) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {name}{" "}
              <span className="font-mono text-xs text-muted">
                {fromHour}–{toHour}
              </span>
            </th>
            <td className="py-1 text-soft">
              {wordShareWithInterval(parts[place] ?? { posts: 0, over10: 0 })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
