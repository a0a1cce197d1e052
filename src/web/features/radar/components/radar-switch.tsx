import { ApiError } from "#contract/client.ts";
import type { Radar } from "#contract/radar.ts";
import { paths } from "#contract/pages/page-paths.ts";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { useChangeRadar } from "#web/features/radar/api/use-radar.ts";
import { wordStatus } from "#web/features/radar/word-radar.ts";
import { errorMessage } from "#web/lib/error-message.ts";

type RadarSwitchProps = { projectId: string; radar: Radar; now: Date };

/** Whether feeds are read for this project, and how that goes. */
export function RadarSwitch({ projectId, radar, now }: RadarSwitchProps) {
  const change = useChangeRadar(projectId);
  const { isOn, hasKey, usesApi } = radar;
  const canRead = hasKey || usesApi;
  const isStuck = radar.trouble === "refused" || radar.trouble === "lost";
  return (
    <Card
      title="Radar"
      description={wordPurpose(radar)}
      action={
        canRead || isOn ? (
          <Button
            tone={isOn ? "secondary" : "primary"}
            size="sm"
            isBusy={change.isPending}
            onClick={() => change.mutate({ isOn: !isOn })}
          >
            {isOn ? "Turn off" : "Turn on"}
          </Button>
        ) : (
          <ButtonLink to={paths.radarSettings} size="sm">
            Set up the radar
          </ButtonLink>
        )
      }
    >
      {isOn && (
        <output className="-mt-2 block text-sm text-muted">
          {canRead || radar.trouble ? wordStatus(radar, now) : NO_KEY}{" "}
          {(isStuck || !canRead) && (
            <ButtonLink to={paths.radarSettings} tone="secondary" size="sm" className="mt-2">
              Open the settings
            </ButtonLink>
          )}
        </output>
      )}
      {change.isError && (
        <p role="alert" className="text-sm text-fail">
          {wordFailure(change.error)}
        </p>
      )}
    </Card>
  );
}

const NO_KEY = "Nothing is read: your feed address is missing.";

function wordPurpose({ isOn, hasKey, usesApi }: Radar): string {
  if (isOn) return "At most ten conversations a day where people ask for what you know.";
  if (hasKey || usesApi) return "It's off for this project.";
  return "With your own Reddit feed it finds conversations where people ask for what you know.";
}

function wordFailure(error: unknown): string {
  const isOurs = error instanceof ApiError && error.code === "CONFLICT";
  return (isOurs && error.serverMessage) || errorMessage(error, {}, !navigator.onLine);
}
