import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SEARCH_NAME } from "#engine/subreddits/list-options.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { SearchNameForm } from "./search-name-form.tsx";

function showForm(send: (name: string) => Promise<unknown> = async () => {}, initial = "") {
  const [sent, onCancel] = [vi.fn<typeof send>(send), vi.fn<() => void>()];
  const onSent = vi.fn<() => void>();
  const part = (
    <SearchNameForm
      label="Name"
      initial={initial}
      submitLabel="Save"
      send={sent}
      onSent={onSent}
      onCancel={onCancel}
      wordFailure={() => "This name is taken."}
    />
  );
  return { ...showPart(part), sent, onSent, onCancel };
}

test("has the keyboard at once, and Enter sends the name", async () => {
  const { user, sent, onSent } = showForm();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name" }));
  await user.keyboard("Travel{Enter}");
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith("Travel");
});

test("no name is not sent", async () => {
  const { user, sent } = showForm(undefined, " ");
  await user.keyboard("{Enter}");
  expect(await screen.findByText(SEARCH_NAME.missing)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test("a refusal is said at the field, which keeps its name", async () => {
  const { user, onSent } = showForm(() => Promise.reject(new Error("taken")));
  await user.keyboard("Travel{Enter}");
  expect(await screen.findByText("This name is taken.")).toBeTruthy();
  expect(screen.getByDisplayValue("Travel")).toBeTruthy();
  expect(onSent).not.toHaveBeenCalled();
});

test("while it is sent it is not sent twice", async () => {
  const { user, sent } = showForm(() => new Promise(() => {}));
  await user.keyboard("Travel{Enter}{Enter}");
  expect(sent).toHaveBeenCalledTimes(1);
});

test("Escape ends the naming and not what is around it", async () => {
  const around = vi.fn<(event: KeyboardEvent) => void>();
  const { user, onCancel } = showForm();
  document.body.addEventListener("keydown", around);
  await user.keyboard("{Escape}");
  document.body.removeEventListener("keydown", around);
  expect(onCancel).toHaveBeenCalled();
  expect(around).not.toHaveBeenCalled();
});
