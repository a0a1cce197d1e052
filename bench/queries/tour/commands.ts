import { countPeople } from "#server/services/accounts/count-people.ts";
import { runAdmin } from "#server/services/admin/run-admin.ts";
import { exportPolicies, importSubreddits } from "#server/services/catalogue/import-catalogue.ts";
import { loadCatalogue, openCatalogue } from "#server/services/catalogue/load-catalogue.ts";
import { createDemo } from "#server/services/demo/create-demo.ts";
import { requeueUnsettled } from "#server/db/accounts/notices-repository.ts";
import { requeueOpenDeliveries } from "#server/db/accounts/webhooks-repository.ts";
import { countUsers } from "#server/db/accounts/users-repository.ts";
import type { House } from "./house.ts";

/** What an operator does while users wait for answers. */
export async function tourCommands(house: House, catalogueFile: string | null): Promise<void> {
  const { deps } = house;
  await house.run("command demo", () => createDemo(deps));
  const line = { line: 1, value: { name: "MakersDen", members: 1200 } };
  await house.run("command catalogue import", () =>
    importSubreddits(
      deps,
      (async function* () {
        yield line;
      })(),
      ({ reason }) => {
        throw new Error(reason);
      },
    ),
  );
  await house.run("the front page's count of people", () => countPeople(deps));
  await house.run("command export policies", () => exportPolicies(deps));
  const catalogue = await openCatalogue(catalogueFile);
  const header = { ...catalogue.header, version: `${catalogue.header.version}-next` };
  await house.run("a newer catalogue", () => loadCatalogue(deps, { ...catalogue, header }));
  const email = "granted@example.com";
  await house.signIn(email);
  await house.run("command admin", async () => {
    await runAdmin(deps, ["users", "granted"]);
    await runAdmin(deps, ["grant", email, "monthly"]);
    await runAdmin(deps, ["grant", email, "free"]);
    await runAdmin(deps, ["sign-up", "closed"]);
  });
  await house.clientOf().requestMagicLink({ body: { email } });
  await house.run("command admin", async () => {
    await runAdmin(deps, ["sign-up", "open"]);
    // With test keys it asks first whether live ones have sold something.
    const payments = { ...deps.payments, mode: "test" as const };
    await runAdmin({ ...deps, payments }, ["delete", email, "--yes"]);
  });
  await house.run("command restore", async () => {
    await countUsers(deps.database.db);
    await requeueUnsettled(deps.database.db);
    await requeueOpenDeliveries(deps.database.db);
  });
}
