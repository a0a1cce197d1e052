import { DataSettings } from "#web/features/settings/components/data-settings.tsx";
import { DeleteAccount } from "#web/features/settings/components/delete-account.tsx";
import { SettingsPart } from "#web/features/settings/components/settings-part.tsx";
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
