import { MAIN_ID } from "#web/components/layout/skip-link.tsx";
import { Controls, Overlays } from "#web/features/styleguide/components/controls.tsx";
import {
  Displays,
  Gates,
  Foundations,
  ThemeSwitch,
} from "#web/features/styleguide/components/foundations.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Style guide");

/** Every part in every state; routes.ts leaves it out of the production build. */
export default function Styleguide() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="page-width py-12 outline-none">
      <div className="mb-8 flex items-end justify-between">
        <h1 className="text-2xl">Style guide</h1>
        <ThemeSwitch />
      </div>
      <Foundations />
      <Controls />
      <Displays />
      <Overlays />
      <Gates />
    </main>
  );
}
