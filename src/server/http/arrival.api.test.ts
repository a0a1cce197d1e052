import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ arrivalMs: 600 });
  await house.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => house.stop());

const HEAD =
  "POST /api/auth/magic-link HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n";

test.each([
  ["its head", HEAD],
  ["its body", `${HEAD}\r\n{`],
])("a request that drips is ended while it still sends %s", async (_part, beginning) => {
  const { port } = house.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => (answer += data.toString()));
  socket.on("error", () => {});
  socket.write(beginning);
  const drip = setInterval(() => socket.write("x"), 20);
  await new Promise<void>((resolve) => socket.once("close", () => resolve()));
  clearInterval(drip);
  // What is sent after the end may reset the connection before the answer was read.
  expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
});
