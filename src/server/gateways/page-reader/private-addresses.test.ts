import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createGuardedConnector,
  PRIVATE_ADDRESS,
  isPublicAddress,
} from "#server/gateways/guarded-connector.ts";
import { failureOf, type PageTrial, startPageTrial } from "./testing/page-trial.ts";

const PRIVATE = "This address is on a private network. We can only read public pages.";
const NO_PAGE = "That isn't a web address. It should begin with https:// or http://.";
const PORT = "We can only read pages on ports 80 and 443.";
const USER = "Leave the user name and password out of the address.";

let trial: PageTrial;
beforeAll(async () => {
  trial = await startPageTrial();
});
afterAll(() => trial.stop());
beforeEach(() => {
  trial.requests.length = 0;
  trial.lookups.length = 0;
});

test.each([
  ["1.1.1.1", true],
  ["93.184.216.34", true],
  ["2606:4700::1111", true],
  ["0.0.0.0", false],
  ["0.1.2.3", false],
  ["10.0.0.1", false],
  ["100.64.0.1", false],
  ["127.0.0.1", false],
  ["127.255.255.254", false],
  ["169.254.169.254", false],
  ["172.16.0.1", false],
  ["172.31.255.255", false],
  ["192.0.0.1", false],
  ["192.0.2.1", false],
  ["192.88.99.1", false],
  ["192.168.1.1", false],
  ["198.18.0.1", false],
  ["198.51.100.1", false],
  ["203.0.113.1", false],
  ["224.0.0.1", false],
  ["240.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::127.0.0.1", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:1.1.1.1", false],
  ["::ffff:0:7f00:1", false],
  ["64:ff9b::7f00:1", false],
  ["64:ff9b:1::7f00:1", false],
  ["100::1", false],
  ["2001::1", false],
  ["2001:2::1", false],
  ["2001:db8::1", false],
  ["2002:7f00:1::", false],
  ["3fff::1", false],
  ["5f00::1", false],
  ["fc00::1", false],
  ["fd00:ec2::254", false],
  ["fe80::1", false],
  ["fe80::1%eth0", false],
  ["fec0::1", false],
  ["ff02::1", false],
  ["site.test", false],
  ["", false],
])("%s is public: %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([
  ["http://127.0.0.1/", PRIVATE],
  ["http://127.1/", PRIVATE],
  ["http://0x7f000001/", PRIVATE],
  ["http://0x7f.1/", PRIVATE],
  ["http://2130706433/", PRIVATE],
  ["http://017700000001/", PRIVATE],
  ["http://127.0.0.1./", PRIVATE],
  ["http://①②⑦.0.0.1/", PRIVATE],
  ["http://127。0。0。1/", PRIVATE],
  ["http://%31%32%37.0.0.1/", PRIVATE],
  ["http://0/", PRIVATE],
  ["http://[::1]/", PRIVATE],
  ["http://[::]/", PRIVATE],
  ["http://[::ffff:7f00:1]/", PRIVATE],
  ["http://[::ffff:127.0.0.1]/", PRIVATE],
  ["http://[64:ff9b::127.0.0.1]/", PRIVATE],
  ["http://169.254.169.254/latest/meta-data/", PRIVATE],
  ["http://localhost/", PRIVATE],
  ["http://LOCALHOST./", PRIVATE],
  ["http://localhost../", PRIVATE],
  ["http://app.localhost/", PRIVATE],
  ["http://metadata.google.internal/", PRIVATE],
  ["http://printer.local/", PRIVATE],
  ["https://10.0.0.8/", PRIVATE],
  ["http:127.0.0.1", PRIVATE],
  ["http:\\\\127.0.0.1\\", PRIVATE],
  ["javascript:alert(1)", NO_PAGE],
  ["data:text/html,<p>hello", NO_PAGE],
  ["file:///etc/passwd", NO_PAGE],
  ["ftp://site.test/", NO_PAGE],
  ["gopher://site.test/", NO_PAGE],
  ["//site.test/", NO_PAGE],
  ["site.test", NO_PAGE],
  ["http://", NO_PAGE],
  ["", NO_PAGE],
  ["http://site.test:22/", PORT],
  ["http://site.test:8080/", PORT],
  ["https://site.test:6379/", PORT],
  ["http://someone@site.test/", USER],
  ["http://someone:secret@site.test/", USER],
  ["http://1.1.1.1@127.0.0.1/", USER],
])("%s is not asked for", async (address, message) => {
  const failure = await failureOf(trial.reader.read(address));
  expect(failure).toMatchObject({ kind: "not-allowed", message });
  expect(trial.lookups).toEqual([]);
  expect(trial.requests).toEqual([]);
});

test.each([
  { name: "loopback", addresses: ["127.0.0.1"] },
  { name: "the cloud's metadata", addresses: ["169.254.169.254"] },
  { name: "a mapped address", addresses: ["::ffff:127.0.0.1"] },
  { name: "a unique local address", addresses: ["fd00::8"] },
  { name: "a public and a private address", addresses: ["1.1.1.1", "127.0.0.1"] },
])("a public name that resolves to $name is not dialled", async ({ addresses }) => {
  trial.names.set("looks-public.test", addresses);
  for (const scheme of ["http", "https"]) {
    const failure = await failureOf(trial.reader.read(`${scheme}://looks-public.test/`));
    expect(failure).toMatchObject({ kind: "not-allowed", message: PRIVATE });
  }
});

test.each([
  { name: "loopback", target: () => `http://127.0.0.1:${trial.port}/secret`, message: PORT },
  { name: "loopback on port 80", target: () => "http://127.0.0.1/secret", message: PRIVATE },
  { name: "a disguise", target: () => "//0x7f000001/secret", message: PRIVATE },
  { name: "a mapped address", target: () => "http://[::ffff:7f00:1]/", message: PRIVATE },
  { name: "a private name", target: () => "http://inside.test/secret", message: PRIVATE },
  { name: "the same name on port 80", target: () => "http://site.test/secret", message: PRIVATE },
  { name: "another port", target: () => "http://site.test:25/", message: PORT },
  { name: "a file", target: () => "file:///etc/passwd", message: NO_PAGE },
  { name: "a script", target: () => "javascript:alert(1)", message: NO_PAGE },
  { name: "a user name", target: () => "http://a:b@site.test/", message: USER },
])("a redirect to $name is not followed", async ({ target, message }) => {
  trial.names.set("inside.test", ["127.0.0.1"]);
  trial.redirect("/away", target());
  trial.serveHtml("/secret", "<p>A secret of the house.</p>");
  const failure = await failureOf(trial.reader.read(`${trial.base}/away`));
  expect(failure).toMatchObject({ kind: "not-allowed", message });
  expect(trial.requests.map(({ path }) => path)).toEqual(["/away"]);
});

test("only the host and port that are allowed for tests may be private", async () => {
  trial.serveHtml("/", "<p>Hello there.</p>");
  const reader = trial.connect({ allowHosts: [`127.0.0.1:${trial.port}`] });
  const read = await reader.read(`http://127.1:${trial.port}/`);
  expect(read.paragraphs).toEqual(["Hello there."]);
  await expect(failureOf(reader.read(`http://localhost:${trial.port}/`))).resolves.toMatchObject({
    kind: "not-allowed",
  });
});

test("a name that changes its address between lookups is dialled where it was checked", async () => {
  const answers = ["1.1.1.1", "127.0.0.1"];
  const dialled: unknown[] = [];
  const lookup = async () => [{ address: answers.shift() ?? "", family: 4 }];
  const connect = createGuardedConnector(
    lookup,
    () => false,
    (guarded) =>
      ({ hostname }, callback) =>
        guarded(hostname, { all: true }, (error, addresses) => {
          dialled.push(error?.message ?? addresses);
          callback(error ?? new Error("not dialled in a test"), null);
        }),
  );
  const options = { hostname: "rebinding.test", protocol: "http:", port: "" };
  const dial = () => new Promise<void>((resolve) => connect(options, () => resolve()));
  await dial();
  expect(dialled).toEqual([[{ address: "1.1.1.1", family: 4 }]]);
  expect(answers).toEqual(["127.0.0.1"]);
  await dial();
  expect(dialled[1]).toBe(PRIVATE_ADDRESS);
});

test("an address in figures is refused as it is dialled too", async () => {
  const connect = createGuardedConnector(
    async () => [],
    () => false,
    () => () => {
      throw new Error("dialled");
    },
  );
  for (const hostname of ["127.0.0.1", "::1", "::ffff:7f00:1", "localhost"]) {
    const error = await new Promise<Error | null>((resolve) =>
      connect({ hostname, protocol: "http:", port: "" }, (...[failure]) => resolve(failure)),
    );
    expect(error?.message).toBe(PRIVATE_ADDRESS);
  }
});
