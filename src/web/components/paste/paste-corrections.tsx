import { CORRECTION, type Corrections, NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { tagsOf } from "#engine/policy/demanded-form.ts";
import { toOwnPolicy } from "#engine/policy/paste/own-reading.ts";
import type { PasteReading } from "#engine/policy/paste/read-paste.ts";
import { makeStance, type PastedStance } from "#engine/policy/paste/read-stance.ts";
import { STANCES } from "#engine/policy/stances.ts";
import { NO_SOURCE, wordStance } from "#engine/policy/word-policy.ts";
import { Select } from "#web/components/ui/select.tsx";
import { WEEKDAYS, wordDay } from "#engine/rules/rule-row.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";

type PasteCorrectionsProps = {
  reading: PasteReading;
  corrections: Corrections;
  onChange: (changes: Partial<Corrections>) => void;
};

const AS_READ = "as-read";

/** What the rules come to, and where the user can say it better. */
export function PasteCorrections({ reading, corrections, onChange }: PasteCorrectionsProps) {
  const { dismissed, choices, stance } = corrections;
  const read = toOwnPolicy(reading, { ...NO_CORRECTIONS, dismissed, choices }, "");
  const codes = read.rules?.codes ?? {};
  const readWords = read.isStanceOpen
    ? "not sure, so we ask you"
    : read.stance
      ? wordStance(read.stance)
      : asks(reading, corrections)
        ? "not sure, see “Which is it?”"
        : "not mentioned";
  const ofAll = (read.demands ?? []).filter(({ of }) => of === "all");
  const tags = ofAll.filter(({ code }) => code === "title-tag").flatMap(tagsOf);
  const phrase = ofAll.find(({ code }) => code === "phrase");
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="float-left font-serif text-md font-medium sm:col-span-2">
        What the rules mean
      </legend>
      <Select
        className="sm:col-span-2"
        label="Posting about your project"
        value={stance?.is ?? AS_READ}
        onChange={(value) => {
          const is = STANCES.find((known) => known === value);
          onChange({ stance: is ? makeStance(is) : null });
        }}
        options={[
          { value: AS_READ, label: `We read: ${readWords}` },
          ...STANCES.map((is) => ({ value: is, label: nameStance(is) })),
        ]}
      />
      {stance && <StanceFields stance={stance} onChange={(next) => onChange({ stance: next })} />}
      <Select
        label="Flair on every post"
        value={
          corrections.requiresFlair === null ? AS_READ : corrections.requiresFlair ? "yes" : "no"
        }
        onChange={(value) =>
          onChange({ requiresFlair: value === AS_READ ? null : value === "yes" })
        }
        options={[
          {
            value: AS_READ,
            label: `We read: ${codes["flair-required"] ? "needed" : "not mentioned"}`,
          },
          { value: "yes", label: "Needed" },
          { value: "no", label: "Not needed" },
        ]}
      />
      <NumberField
        label="Minimum karma"
        read={codes["min-karma"]}
        value={corrections.minKarma}
        onChange={(minKarma) => onChange({ minKarma })}
      />
      <NumberField
        label="Minimum account age in days"
        read={codes["min-account-age-days"]}
        value={corrections.minAccountAgeDays}
        onChange={(minAccountAgeDays) => onChange({ minAccountAgeDays })}
      />
      <ListField
        label="Tags in the title"
        read={tags}
        value={corrections.tags}
        onChange={(next) => onChange({ tags: next })}
      />
      <TextField
        label="Words every post must have"
        autoComplete="off"
        maxLength={CORRECTION.longestDetail}
        placeholder={phrase ? String(phrase.value) : "not mentioned"}
        value={corrections.phrase ?? ""}
        onChange={({ target }) => onChange({ phrase: target.value || null })}
      />
      <ListField
        label="Words that get a post removed"
        read={read.bannedKeywords}
        value={corrections.bannedWords}
        onChange={(bannedWords) => onChange({ bannedWords })}
      />
      <p className="text-sm text-muted sm:col-span-2">
        Empty fields keep what we read. Separate several with commas.
      </p>
    </fieldset>
  );
}

/** Whether a sentence can be read in more than one way, and nobody said yet which is meant. */
function asks({ rules }: PasteReading, { dismissed, choices = {} }: Corrections): boolean {
  return rules.some(({ statements }) =>
    statements.some(
      ({ key, meanings }) =>
        meanings.some(({ kind }) => kind === "question") &&
        !dismissed.includes(key) &&
        (choices[key] ?? "unsure") === "unsure",
    ),
  );
}

function nameStance(is: PastedStance["is"]): string {
  return wordStance({ ...makeStance(is), source: NO_SOURCE });
}

type StanceFieldsProps = { stance: PastedStance; onChange: (stance: PastedStance) => void };

function StanceFields({ stance, onChange }: StanceFieldsProps) {
  switch (stance.is) {
    case "weekday":
      return (
        <Select
          label="Which day"
          value={stance.day ?? AS_READ}
          onChange={(value) => {
            const day =
              value === "weekend" ? value : (WEEKDAYS.find((known) => known === value) ?? null);
            onChange({ ...stance, day });
          }}
          options={[
            { value: AS_READ, label: "Not stated" },
            ...[...WEEKDAYS, "weekend" as const].map((day) => ({
              value: day,
              label: wordDay(day) ?? day,
            })),
          ]}
        />
      );
    case "flair":
      return (
        <ListField
          label="Which flair"
          read={[]}
          value={stance.flairs.length > 0 ? stance.flairs : null}
          onChange={(flairs) => onChange({ ...stance, flairs: flairs ?? [] })}
        />
      );
    case "share":
      return (
        <NumberField
          label="Highest share, in percent"
          read={undefined}
          value={stance.sharePercent}
          onChange={(percent) =>
            onChange({ ...stance, sharePercent: percent === null ? null : Math.min(100, percent) })
          }
        />
      );
    case "thread":
    case "value":
      return (
        <TextField
          label={stance.is === "thread" ? "Which thread" : "What is tolerated"}
          autoComplete="off"
          maxLength={CORRECTION.longestDetail}
          value={stance.detail ?? ""}
          onChange={({ target }) => onChange({ ...stance, detail: target.value || null })}
        />
      );
    default:
      return null;
  }
}

type NumberFieldProps = {
  label: string;
  read: unknown;
  value: number | null;
  onChange: (value: number | null) => void;
};

function NumberField({ label, read, value, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={typeof read === "number" ? String(read) : read ? "some" : "not mentioned"}
      value={value === null ? "" : String(value)}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, "").slice(0, 6);
        onChange(digits === "" ? null : Number(digits));
      }}
    />
  );
}

type ListFieldProps = {
  label: string;
  read: readonly string[];
  value: readonly string[] | null;
  onChange: (value: string[] | null) => void;
};

/** Typed as it comes; a comma begins the next one. */
function ListField({ label, read, value, onChange }: ListFieldProps) {
  const change = (typed: string) => {
    const items = typed.split(",").map((item) => item.trimStart().slice(0, CORRECTION.longestName));
    onChange(typed.trim() === "" ? null : items.slice(0, CORRECTION.mostNames));
  };
  return (
    <TextField
      label={label}
      autoComplete="off"
      placeholder={read.length > 0 ? read.join(", ") : "not mentioned"}
      value={value?.join(",") ?? ""}
      onChange={({ target }) => change(target.value)}
    />
  );
}
