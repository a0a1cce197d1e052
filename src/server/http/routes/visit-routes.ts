import { readBeacon, readPixel, type VisitorSigns } from "#engine/visits/read-visit.ts";
import type { Handlers, RawHit } from "#server/http/handlers.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { getTracking, replaceTrackingKey } from "#server/services/visits/manage-tracking.ts";
import { recordVisit, createVisitGate } from "#server/services/visits/record-visit.ts";
import { readVisitScript } from "#server/services/visits/visit-script.ts";

const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

export function trafficRoutes(deps: ServiceDeps) {
  const gate = createVisitGate((work, ms) => setTimeout(work, ms).unref());
  const script = readVisitScript();
  return {
    getTracking: ({ scope, params }) => getTracking(deps, scope, params.projectId),
    replaceTrackingKey: ({ scope, params }) => replaceTrackingKey(deps, scope, params.projectId),
    getVisitScript: () => script,
    recordVisit: ({ caller, hit }) =>
      recordVisit(deps, gate, {
        ip: caller.ip,
        signs: readSigns(hit),
        visit: readBeacon(hit.body),
      }),
    recordPixelVisit: async ({ caller, query, hit }) => {
      const visit = readPixel(query.key, hit.headers.referer);
      await recordVisit(deps, gate, { ip: caller.ip, signs: readSigns(hit), visit });
      return PIXEL;
    },
  } satisfies Partial<Handlers>;
}

function readSigns({ headers }: RawHit): VisitorSigns {
  const read = (name: string) => headers[name]?.toString();
  return {
    userAgent: headers["user-agent"],
    doNotTrack: read("dnt"),
    globalPrivacyControl: read("sec-gpc"),
    purposes: ["sec-purpose", "purpose", "x-purpose", "x-moz"].map(read),
  };
}
