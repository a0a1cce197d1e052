import { describe, expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import { createDraft, readFieldFaults } from "./use-draft-form.ts";

type Values = { name: string; tags: string[] };

const saved: Values = { name: "Ropewise", tags: ["climbing"] };

function refuseWith(issues: { field: string; message: string }[]) {
  return new ApiError(400, { code: "VALIDATION", message: "No.", details: { issues } });
}

/** A form whose call is answered by hand. */
function openForm({ follows = true, isAsked = true } = {}) {
  const draft = createDraft<Values, string>();
  const calls: {
    values: Values;
    accept: (result: string) => void;
    refuse: (error: unknown) => void;
  }[] = [];
  const send = () =>
    draft.send({
      base: saved,
      findFaults: ({ name }) => (name.trim() === "" ? { name: "Enter a name." } : {}),
      send: (values) =>
        new Promise((accept, refuse) => {
          calls.push({ values, accept, refuse });
        }),
      follows,
      isAsked,
    });
  return { draft, calls, send };
}

describe("a form that is sent", () => {
  test("sends what was typed over what is saved", async () => {
    const { draft, calls, send } = openForm();
    draft.change({ name: "Ropeless" });
    const sending = send();
    expect(calls[0]?.values).toEqual({ name: "Ropeless", tags: ["climbing"] });
    expect(draft.read().isSending).toBe(true);
    calls[0]?.accept("kept");
    expect(await sending).toEqual({ result: "kept" });
    expect(draft.read()).toMatchObject({ isSending: false, isSent: true, result: "kept" });
  });

  test("is sent once, however often it is asked", async () => {
    const { calls, send } = openForm();
    const sending = send();
    expect(await send()).toBeNull();
    expect(calls).toHaveLength(1);
    calls[0]?.accept("kept");
    await sending;
    void send();
    expect(calls).toHaveLength(2);
  });

  test("is not sent while a field has a fault", async () => {
    const { draft, calls, send } = openForm();
    draft.change({ name: " " });
    expect(draft.read().said).toEqual({});
    expect(await send()).toBeNull();
    expect(calls).toHaveLength(0);
    expect(draft.read()).toMatchObject({ said: { name: "Enter a name." }, refusals: 1 });
  });

  test("says what is wrong before it is sent, where somebody wants to know", () => {
    const { draft, calls } = openForm();
    const findFaults = ({ name }: Values) => (name === "" ? { name: "Enter a name." } : {});
    draft.change({ name: "" });
    expect(draft.isSound(saved, findFaults)).toBe(false);
    expect(draft.read()).toMatchObject({ said: { name: "Enter a name." }, refusals: 0 });
    draft.change({ name: "Ropeless" });
    expect(draft.isSound(saved, findFaults)).toBe(true);
    expect(calls).toHaveLength(0);
  });

  test("follows what is saved then, but for what was typed meanwhile", async () => {
    const { draft, calls, send } = openForm();
    draft.change({ name: "Ropeless", tags: [] });
    const sending = send();
    draft.change({ name: "Ropeless 2" });
    calls[0]?.accept("kept");
    await sending;
    expect(draft.read().typed).toEqual({ name: "Ropeless 2" });
  });

  test("keeps what was sent where something new came of it", async () => {
    const { draft, calls, send } = openForm({ follows: false });
    draft.change({ name: "Ropeless" });
    const sending = send();
    calls[0]?.accept("kept");
    await sending;
    expect(draft.read().typed).toEqual({ name: "Ropeless" });
  });
});

describe("a form that the server refuses", () => {
  test("says at the field what is wrong, and nothing beyond it", async () => {
    const { draft, calls, send } = openForm();
    draft.change({ name: "Ropeless" });
    const sending = send();
    calls[0]?.refuse(refuseWith([{ field: "name", message: "That is taken." }]));
    expect(await sending).toBeNull();
    expect(draft.read()).toMatchObject({
      typed: { name: "Ropeless" },
      said: { name: "That is taken." },
      failure: null,
      isSending: false,
      refusals: 1,
    });
  });

  test("has a failure where no field is at fault, and can be sent again", async () => {
    const { draft, calls, send } = openForm();
    const sending = send();
    const offline = new Error("offline");
    calls[0]?.refuse(offline);
    await sending;
    draft.change({ name: "Ropeless" });
    expect(draft.read()).toMatchObject({ said: {}, failure: offline, isSending: false });
    void send();
    expect(calls).toHaveLength(2);
    expect(draft.read().failure).toBeNull();
  });

  test("leaves the focus where it is when it was saved by the way", async () => {
    const { draft, send } = openForm({ isAsked: false });
    draft.change({ name: "" });
    await send();
    expect(draft.read()).toMatchObject({ said: { name: "Enter a name." }, refusals: 0 });
  });
});

describe("typing", () => {
  test("takes back what was said of the field, and of no other", async () => {
    const { draft, calls, send } = openForm();
    const sending = send();
    calls[0]?.refuse(
      refuseWith([
        { field: "name", message: "That is taken." },
        { field: "tags.0", message: "Unknown." },
      ]),
    );
    await sending;
    draft.change({ name: "Ropeless" });
    expect(draft.read().said).toEqual({ tags: "Unknown." });
  });

  test("takes back what was said of the last sending", async () => {
    const { draft, calls, send } = openForm();
    const sending = send();
    calls[0]?.accept("kept");
    await sending;
    draft.change({ name: "Ropeless" });
    expect(draft.read()).toMatchObject({ isSent: false, result: null });
  });

  test("does not end what is on its way", async () => {
    const { draft, calls, send } = openForm();
    const sending = send();
    draft.change({ name: "Ropeless" });
    expect(await send()).toBeNull();
    calls[0]?.accept("kept");
    expect(await sending).toEqual({ result: "kept" });
    expect(calls).toHaveLength(1);
  });

  test("is gone after a reset", () => {
    const { draft } = openForm();
    draft.change({ name: "Ropeless" });
    draft.reset();
    expect(draft.read()).toMatchObject({ typed: {}, said: {} });
  });

  test("begins with what was kept", () => {
    expect(createDraft<Values, void>({ name: "Ropeless" }).read().typed).toEqual({
      name: "Ropeless",
    });
  });
});

test("what the server says goes to its field, the first sentence of each", () => {
  const error = refuseWith([
    { field: "url", message: "No address." },
    { field: "goals.2", message: "Unknown goal." },
    { field: "goals.3", message: "Unknown as well." },
    { field: "", message: "You sent nothing to change." },
  ]);
  expect(readFieldFaults(error, ["url", "goals", "name"])).toEqual({
    url: "No address.",
    goals: "Unknown goal.",
  });
  expect(readFieldFaults(new Error("offline"), ["url"])).toEqual({});
});
