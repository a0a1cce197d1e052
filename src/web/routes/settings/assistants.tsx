import { AssistantSettings } from "#web/features/settings/components/assistants/assistant-settings.tsx";
import { ConnectedAssistants } from "#web/features/settings/components/assistants/connected-assistants.tsx";
import { SettingsPart } from "#web/features/settings/components/settings-frame.tsx";
import { TokenSettings } from "#web/features/settings/components/tokens/token-settings.tsx";
import { useFragment } from "#web/lib/hooks/use-fragment.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Assistants · Settings");

export default function AssistantsView() {
  useFragment();
  return (
    <>
      <SettingsPart id="assistants">
        <ConnectedAssistants />
      </SettingsPart>
      <SettingsPart id="assistant-configuration">
        <AssistantSettings />
      </SettingsPart>
      <SettingsPart id="tokens">
        <TokenSettings />
      </SettingsPart>
    </>
  );
}
