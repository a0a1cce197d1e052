/** A note that can't be read, with the field that is wrong: 'says[0].demands[2].code: …'. */
export class NoteError extends Error {}

/** Reads the fields of one object, names each that is wrong, and refuses those that nobody knows. */
export class Fields {
  private readonly read = new Set<string>();
  private readonly fields: Record<string, unknown>;
  private readonly place: string;

  constructor(value: unknown, place: string) {
    this.place = place;
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      throw new NoteError(`${place || "the line"}: it is no object`);
    }
    this.fields = value as Record<string, unknown>;
  }

  fail(name: string, fault: string): never {
    throw new NoteError(`${this.path(name)}: ${fault}`);
  }

  /** Where a field stands, as errors name it. */
  path(name: string): string {
    return this.place ? `${this.place}.${name}` : name;
  }

  get(name: string): unknown {
    this.read.add(name);
    return this.fields[name] ?? null;
  }

  text(name: string): string | null {
    const value = this.get(name);
    if (value === null) return null;
    if (typeof value !== "string" || value.trim() !== value || value === "") {
      this.fail(name, `${JSON.stringify(value)} is no text`);
    }
    return value as string;
  }

  neededText(name: string): string {
    return this.text(name) ?? this.fail(name, "it is missing");
  }

  flag(name: string): boolean {
    const value = this.get(name);
    if (value !== null && value !== true) this.fail(name, "it is true, or left out");
    return value === true;
  }

  pick<T extends string>(name: string, known: readonly T[]): T | null {
    const value = this.text(name);
    if (value === null) return null;
    return known.find((each) => each === value) ?? this.fail(name, `'${value}' is not known`);
  }

  neededPick<T extends string>(name: string, known: readonly T[]): T {
    return this.pick(name, known) ?? this.fail(name, "it is missing");
  }

  month(name: string): string | null {
    const value = this.text(name);
    if (value !== null && !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)) {
      this.fail(name, `'${value}' is no month`);
    }
    return value;
  }

  /** Each of a list, with the place of each; none where there is no list. */
  list<T>(name: string, readEach: (value: unknown, place: string) => T): T[] {
    const value = this.get(name);
    if (value === null) return [];
    if (!Array.isArray(value) || value.length === 0) this.fail(name, "it is no list of anything");
    return (value as unknown[]).map((each, i) => readEach(each, `${this.path(name)}[${i}]`));
  }

  texts(name: string): string[] {
    const texts = this.list(name, (value, place) => {
      if (typeof value === "string" && value.trim() === value && value !== "") return value;
      throw new NoteError(`${place}: ${JSON.stringify(value)} is no text`);
    });
    if (new Set(texts).size < texts.length) this.fail(name, "one is there twice");
    return texts;
  }

  /** Called last: a field with a misspelt name would say nothing to anybody. */
  refuseOthers(): void {
    const other = Object.keys(this.fields).find((name) => !this.read.has(name));
    if (other !== undefined) this.fail(other, "there is no such field");
  }
}
