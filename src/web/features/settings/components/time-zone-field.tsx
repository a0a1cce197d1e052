import { Combobox } from "#web/components/ui/combobox.tsx";
import { listTimeZones, readBrowserTimeZone } from "../time-zones.ts";

type TimeZoneFieldProps = { value: string; onChange: (timezone: string) => void };

export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const browserZone = readBrowserTimeZone();
  return (
    <Combobox
      label="Time zone"
      options={listTimeZones(value)}
      value={value}
      onChange={onChange}
      searchPlaceholder="Search, such as Berlin"
      emptyText="No time zone has this in its name."
      hint={
        browserZone !== value && (
          <>
            Your browser says {browserZone}.{" "}
            <button
              type="button"
              className="cursor-pointer text-accent underline underline-offset-2"
              onClick={() => onChange(browserZone)}
            >
              Use {browserZone}
            </button>
          </>
        )
      }
    />
  );
}
