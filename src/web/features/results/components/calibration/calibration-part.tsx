import type { ProjectResults } from "#contract/results.ts";
import { wordCalibration, wordUnpredicted } from "#engine/results/word-calibration.ts";
import { Progress } from "#web/components/ui/progress.tsx";
import { ReportPart } from "../report-part.tsx";
import { CalibrationPlot } from "./calibration-plot.tsx";
import { CalibrationTable } from "./calibration-table.tsx";

type CalibrationPartProps = { calibration: ProjectResults["calibration"] };

/** What was predicted against what happened, over all projects of the account. */
export function CalibrationPart({ calibration }: CalibrationPartProps) {
  const { outcomes, missing, unpredicted, bins } = calibration;
  return (
    <ReportPart
      title="Was the predicted risk right?"
      text={[wordCalibration(calibration), wordUnpredicted(unpredicted)].filter(Boolean).join(" ")}
    >
      {missing > 0 ? (
        <Progress label="Outcomes known" percent={(100 * outcomes) / (outcomes + missing)} />
      ) : (
        <figure>
          <CalibrationPlot bins={bins} />
          <CalibrationTable bins={bins} />
        </figure>
      )}
    </ReportPart>
  );
}
