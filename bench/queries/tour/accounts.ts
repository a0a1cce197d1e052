import type { User } from "#contract/accounts/user.ts";
import type { UserId } from "#server/scope.ts";
import { runAdmin } from "#server/services/admin/run-admin.ts";
import { unsubscribeAddress } from "#server/services/notices/unsubscribe.ts";
import type { Client } from "#contract/client.ts";
import { WEBHOOK_EVENTS } from "#engine/webhooks/webhook.ts";
import { MailError } from "#server/gateways/mail/mail-gateway.ts";
import {
  askForAccess,
  connectAssistant,
  registerAssistant,
  tradeIn,
} from "#server/testing/connect-assistant.ts";
import { BUSY_EMAIL } from "../seed/scale.ts";
import type { House } from "./house.ts";

const PASSWORD = "only for explaining queries";

type Owner = Awaited<ReturnType<House["signIn"]>>;

/** Every way in and out, and what a user says about themselves. */
export async function tourAccounts(house: House, owner: Owner): Promise<void> {
  const email = "newcomer@example.com";
  const nobody = house.clientOf();
  await nobody.getHealth();
  await nobody.getReadiness();
  await nobody.signUp({ body: { email, password: PASSWORD } });
  const { refreshToken } = await nobody.logIn({ body: { email, password: PASSWORD } });
  const { accessToken } = await house.clientOf(refreshToken).refreshSession();
  const newcomer = house.clientOf(accessToken);
  await newcomer.updateCurrentUser({ body: { redditKarma: 5, redditAccountAgeDays: 40 } });
  await newcomer.updateCurrentUser({ body: { redditKarma: null, redditAccountAgeDays: null } });
  await tourUnsubscribing(house, await newcomer.getCurrentUser());
  await newcomer.logOut();
  await tourClaims(house);
  await tourLostLink(house);

  const { client } = owner;
  await client.getCurrentUser();
  await client.listConnections();
  await client.updateCurrentUser({ body: { reminders: "at-slot-time", timezone: "UTC" } });
  house.reddit.accounts.add({ name: "busy_founder" });
  await client.updateCurrentUser({ body: { redditUsername: "busy_founder" } });
  await client.getKarma();
  await client.saveOnboarding({ body: { name: "Ada", projectName: "Ledgerly" } });
  await client.getOnboarding();
  await tourSessions(house, client);
  await tourCalendar(client);
  await tourTokens(house, client);
  await tourAssistants(house, owner);
  await tourWebhooks(client);
  await client.exportAccount();
  await client.exportPosts();
}

/** Whoever has the address starts empty, or keeps the account that they know the password of. */
async function tourClaims(house: House): Promise<void> {
  const nobody = house.clientOf();
  await nobody.signUp({ body: { email: "ended@example.com", password: PASSWORD } });
  await house.run("a grant to an address that is merely claimed", () =>
    runAdmin(house.deps, ["grant", "ended@example.com", "monthly"]),
  );
  await house.signIn("ended@example.com");
  await nobody.signUp({ body: { email: "kept@example.com", password: PASSWORD } });
  await house.signIn("kept@example.com", PASSWORD);
}

async function tourUnsubscribing({ deps, clientOf }: House, user: User): Promise<void> {
  const ticket =
    unsubscribeAddress(deps, user.id as UserId)
      .split("/")
      .at(-1) ?? "";
  await clientOf().askToUnsubscribe({ params: { ticket } });
  await clientOf().unsubscribe({ params: { ticket } });
}

/** One that was not sent does not count. */
async function tourLostLink({ deps: { mail }, clientOf }: House): Promise<void> {
  const { send } = mail;
  mail.send = async () => {
    throw new MailError("failed", "The mail server is away.");
  };
  await clientOf()
    .requestMagicLink({ body: { email: "unlucky@example.com" } })
    .catch(() => {});
  mail.send = send;
}

async function tourSessions(house: House, client: Client): Promise<void> {
  await house.signIn(BUSY_EMAIL);
  const { items } = await client.listSessions();
  const other = items.find(({ current }) => !current);
  await client.revokeSession({ params: { sessionId: other?.id ?? "" } });
  await client.revokeOtherSessions();
}

async function tourTokens(house: House, client: Client): Promise<void> {
  const body = { name: "A script", scope: "write-drafts", expiresInDays: 30 } as const;
  const { token, details } = await client.createToken({ body });
  await house.clientOf(token).listProjects();
  await client.listTokens();
  await client.revokeToken({ params: { tokenId: details.id } });
}

async function tourAssistants(house: House, owner: Owner): Promise<void> {
  const asked = askForAccess(await registerAssistant(house));
  await owner.client.describeAssistantRequest({ query: asked.request });
  const { client, clientId, assistant, tokens } = await connectAssistant(house, owner);
  await house.clientOf(tokens.access_token).listProjects();
  await tradeIn(house, {
    grant_type: "refresh_token",
    client_id: clientId,
    refresh_token: tokens.refresh_token,
  });
  await client.listAssistants();
  await client.disconnectAssistant({ params: { assistantId: assistant.id } });
}

async function tourWebhooks(client: Client): Promise<void> {
  const body = { address: "https://hooks.example.com/in", events: [...WEBHOOK_EVENTS] };
  const { details } = await client.addWebhook({ body });
  const params = { webhookId: details.id };
  await client.listWebhooks();
  await client.updateWebhook({ params, body: { isOn: false } });
  await client.updateWebhook({ params, body: { isOn: true } });
  await client.rotateWebhookSecret({ params });
  const { id } = await client.testWebhook({ params });
  await client.resendDelivery({ params: { ...params, deliveryId: id } });
  await client.listDeliveries({ params });
  await client.deleteWebhook({ params });
}

async function tourCalendar(client: Client): Promise<void> {
  await client.getCalendarFeed();
  const { address } = await client.replaceCalendarFeed();
  const [feedId = "", signature = ""] = address?.split("/").slice(-2) ?? [];
  await client.getCalendar({ params: { feedId, signature } });
  await client.revokeCalendarFeed();
}

/** Last: what all else was done with goes. */
export async function tourDeletion(house: House): Promise<void> {
  const { client } = await house.signIn(BUSY_EMAIL);
  await client.deleteAccount({ body: { email: BUSY_EMAIL } });
}
