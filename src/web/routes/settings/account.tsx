import { Navigate, useLocation } from "react-router";
import {
  AccountSettings,
  AppearanceSettings,
} from "#web/features/settings/components/account-settings.tsx";
import { SettingsPart, findFormerPart } from "#web/features/settings/components/settings-frame.tsx";
import { useFragment } from "#web/lib/hooks/use-fragment.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Settings");

export default function AccountView() {
  const { hash } = useLocation();
  useFragment();
  const former = findFormerPart(hash);
  if (former) return <Navigate to={former} replace />;
  return (
    <>
      <SettingsPart id="account">
        <AccountSettings />
      </SettingsPart>
      <SettingsPart id="appearance">
        <AppearanceSettings />
      </SettingsPart>
    </>
  );
}
