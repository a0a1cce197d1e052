import { DataSettings, DeleteAccount } from "#web/features/settings/components/data-settings.tsx";
import { SettingsPart } from "#web/features/settings/components/settings-frame.tsx";
import { useFragment } from "#web/lib/hooks/use-fragment.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Your data · Settings");

export default function DataView() {
  useFragment();
  return (
    <>
      <SettingsPart id="data">
        <DataSettings />
      </SettingsPart>
      <SettingsPart id="delete">
        <DeleteAccount />
      </SettingsPart>
    </>
  );
}
