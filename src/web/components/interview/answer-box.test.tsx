import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { Interview, InterviewChanges } from "#contract/interview.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { findFactForm } from "#engine/interview/fact-forms.ts";
import { sayFields } from "#engine/interview/say-fields.ts";
import { sampleProject } from "#web/testing/samples.ts";
import { refuse, type Sent } from "#web/testing/answer-calls.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { AnswerBox } from "./answer-box.tsx";

beforeEach(() => sessionStorage.clear());

/** A question on a screen that takes over what its server says. */
async function ask(id: AnswerId, said: Partial<Interview> = {}, onDone?: () => void) {
  const project = sampleProject();
  let interview: Interview = { ...project.interview, kind: "product", ...said };
  const save = ({ body }: Sent) => {
    const { answers = {}, fields = {} } = body as InterviewChanges;
    const told = Object.entries(fields).map(([fact, rows = []]) => {
      const text = sayFields(findFactForm(interview.kind, fact), rows, interview.isTeam).said;
      return [fact, text];
    });
    const kept = Object.fromEntries(
      Object.entries(interview.fields).filter(([fact]) => !Object.hasOwn(answers, fact)),
    );
    interview = {
      ...interview,
      answers: { ...interview.answers, ...answers, ...Object.fromEntries(told) },
      fields: { ...kept, ...fields },
    };
    return interview;
  };
  const box = () => <AnswerBox project={{ ...project, interview }} id={id} onDone={onDone} />;
  const shown = showPart(box(), { answers: { updateInterview: save } });
  await screen.findAllByRole("textbox");
  const bodies = () => shown.calls.map(({ body }) => body);
  return { ...shown, bodies, arrive: () => shown.show(box()) };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const words = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const press = (name: string) => screen.getByRole("button", { name });

describe("a short fact", () => {
  test("is typed behind what is printed, shown as its sentence and saved as fields", async () => {
    const { user, bodies } = await ask("price");
    expect(screen.getByText("It costs")).toBeTruthy();
    await user.type(field("Amount, 0 if free"), "£46");
    expect(screen.getByText("It costs £46.")).toBeTruthy();
    await user.type(field("For what (optional)"), "jig");
    await user.type(field("What's free (optional)"), "new pins");
    const sentence = "It costs £46 a jig. New pins are free.";
    expect(screen.getByText(sentence, { selector: "blockquote" })).toBeTruthy();
    await user.tab();
    await user.tab();
    await waitFor(() => expect(screen.getByText("Saved")).toBeTruthy());
    const price = [{ amount: "£46", per: "jig", free: "new pins" }];
    expect(bodies().at(-1)).toEqual({ fields: { price } });
    const heard = await screen.findByText(sentence, { selector: "[aria-live=polite]" });
    expect(heard).toBeTruthy();
  });

  test("that is half filled in says what is missing, isn't sent, and outlives the page", async () => {
    const { user, calls, unmount } = await ask("numbers");
    await user.type(field("Number"), "63");
    expect(await screen.findByText("Fill in “What it counts”.")).toBeTruthy();
    expect(screen.getByText("Not saved yet")).toBeTruthy();
    unmount();
    expect(calls).toEqual([]);
    await ask("numbers");
    expect(field("Number").value).toBe("63");
  });

  test("has rows that come and go by the keyboard", async () => {
    const { user, bodies } = await ask("numbers");
    await user.type(field("Number"), "63{Enter}made{Enter}");
    expect(document.activeElement).toBe(field("Number, row 2"));
    await user.keyboard("58{Enter}sold");
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(press("Add another"));
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(field("Number, row 3"));
    await user.type(field("What it counts, row 3"), "broken");
    expect(await screen.findByText("Fill in “Number” in row 3.")).toBeTruthy();
    press("Remove row 3").focus();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(field("Number, row 2"));
    await waitFor(() =>
      expect(bodies().at(-1)).toEqual({
        fields: {
          numbers: [
            { figure: "63", counts: "made" },
            { figure: "58", counts: "sold" },
          ],
        },
      }),
    );
  });

  test("leads on with Ctrl+Enter, saved on the way", async () => {
    let done = 0;
    const { user, bodies } = await ask("numbers", {}, () => (done += 1));
    await user.type(field("Number"), "63{Enter}made{Control>}{Enter}{/Control}");
    expect(done).toBe(1);
    await waitFor(() => expect(bodies()).toHaveLength(1));
  });

  test("that is emptied is forgotten", async () => {
    const said = {
      answers: { numbers: "63 made." },
      fields: { numbers: [{ figure: "63", counts: "made" }] },
    };
    const { user, bodies } = await ask("numbers", said);
    await user.clear(field("Number"));
    await user.clear(field("What it counts"));
    await waitFor(() => expect(bodies()).toEqual([{ fields: { numbers: [] } }]));
  });

  test("speaks for several people", async () => {
    await ask("platform", { kind: "shop", isTeam: true });
    expect(screen.getByText("Where to find us:")).toBeTruthy();
  });

  test("that the server refuses stays, and can be sent again", async () => {
    const project = sampleProject();
    const interview: Interview = { ...project.interview, kind: "product" };
    const { user, calls } = showPart(<AnswerBox project={{ ...project, interview }} id="price" />, {
      answers: { updateInterview: refuse(500, "INTERNAL", "Out of order.") },
    });
    await screen.findAllByRole("textbox");
    await user.type(field("Amount, 0 if free"), "£46");
    expect(await screen.findByText(/^Not saved: we couldn't reach/)).toBeTruthy();
    expect(field("Amount, 0 if free").value).toBe("£46");
    await user.click(press("Try again"));
    await waitFor(() => expect(calls).toHaveLength(2));
  });
});

describe("in the founder's own words", () => {
  const typed = {
    answers: { price: "It costs £46." },
    fields: { price: [{ amount: "£46" }] },
  };

  test("a fact goes on from its sentence, and back while nothing was changed", async () => {
    const { user, calls } = await ask("price", typed);
    await user.click(press("Write it in your own words"));
    expect(words().value).toBe("It costs £46.");
    expect(document.activeElement).toBe(words());
    await user.click(press("Fill in fields instead"));
    expect(field("Amount, 0 if free").value).toBe("£46");
    expect(document.activeElement).toBe(field("Amount, 0 if free"));
    expect(calls).toEqual([]);
  });

  test("a changed sentence is sent as text, and its fields are gone", async () => {
    const { user, bodies, arrive } = await ask("price", typed);
    await user.click(press("Write it in your own words"));
    await user.type(words(), " Postage too.");
    await user.tab();
    await waitFor(() =>
      expect(bodies()).toEqual([{ answers: { price: "It costs £46. Postage too." } }]),
    );
    await screen.findByText("Saved");
    arrive();
    await user.click(press("Fill in fields instead"));
    expect(field("Amount, 0 if free").value).toBe("");
    expect(
      screen.getByText(/Your answer stays until you fill these in: It costs £46/),
    ).toBeTruthy();
  });

  test("an answer from before stays text until fields are filled in", async () => {
    const { user, bodies } = await ask("price", { answers: { price: "Forty-six pounds." } });
    expect(words().value).toBe("Forty-six pounds.");
    await user.click(await screen.findByRole("button", { name: "Fill in fields instead" }));
    await user.type(field("Amount, 0 if free"), "£46");
    await waitFor(() => expect(bodies()).toEqual([{ fields: { price: [{ amount: "£46" }] } }]));
  });

  test("other questions have no fields", async () => {
    await ask("scene");
    expect(words().tagName).toBe("TEXTAREA");
    expect(screen.queryByRole("button", { name: /fields/ })).toBeNull();
    expect(within(document.body).queryByRole("group")).toBeNull();
  });

  test("what the page says is taken as it is", async () => {
    const project = sampleProject();
    const { user } = showPart(
      <AnswerBox
        project={project}
        id="price"
        suggestion={{ id: "price", text: "Trip Planner is free.", source: "page" }}
      />,
      { answers: { updateInterview: project.interview } },
    );
    await user.click(await screen.findByRole("button", { name: "Use it" }));
    expect(words().value).toBe("Trip Planner is free.");
  });
});
