import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Endpoint, endpoints } from "#contract/endpoints/endpoints.ts";

const operations = readFileSync("docs/operations.md", "utf8");
const [nginx = "", caddy = ""] = Array.from(
  operations
    .split("## TLS and the proxy")[1]
    ?.split("\n## ", 1)[0]
    ?.matchAll(/```\n([^]*?)```/g) ?? [],
  ([, block]) => block ?? "",
);
const caddyOfCompose = readFileSync("deploy/Caddyfile", "utf8");

const has = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "foothold-proxy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test.each([
  ["nginx", nginx, /client_max_body_size (\d+)m;/],
  ["Caddy", caddy, /max_size (\d+)MB/],
  ["the Caddy of compose.yaml", caddyOfCompose, /max_size (\d+)MB/],
])(
  "%s lets through what the server takes, and hands over answers as they come",
  (_, block, size) => {
    const largest = Math.max(
      ...Object.values<Endpoint>(endpoints).flatMap(({ maxBodyBytes, upload, signedBody }) => [
        maxBodyBytes ?? 0,
        upload?.maxBytes ?? 0,
        signedBody?.maxBytes ?? 0,
      ]),
    );
    const bytes = Number(size.exec(block)?.[1]) * 1_000_000;
    // A form has words around its file.
    expect(bytes).toBeGreaterThan(largest * 1.05);
    expect(bytes).toBeLessThan(largest * 2);
    expect(block).toMatch(/proxy_buffering off;|flush_interval -1/);
    expect(block).toMatch(/proxy_read_timeout 120s;|response_header_timeout 120s/);
  },
);

test.skipIf(!has("nginx") || !has("openssl"))("nginx takes its block as it stands", () => {
  const folder = makeFolder();
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const made = [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-keyout",
    key,
    "-out",
    certificate,
  ];
  execFileSync("openssl", [...made, "-subj", "/CN=foothold.example.com", "-days", "1"]);
  const block = nginx
    .replace(/\/etc\/letsencrypt\/\S+fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\/\S+privkey\.pem/, key);
  const whole = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${block} }`;
  const file = join(folder, "nginx.conf");
  mkdirSync(join(folder, "logs"));
  writeFileSync(file, whole);
  const { status, stderr } = spawnSync("nginx", ["-t", "-p", folder, "-c", file], {
    encoding: "utf8",
  });
  expect(stderr).toContain("syntax is ok");
  expect(status).toBe(0);
});

test.skipIf(!has("caddy")).each([
  ["that of the page", caddy],
  ["that of compose.yaml", caddyOfCompose],
])("Caddy takes its file as it stands: %s", (_, block) => {
  const folder = makeFolder();
  const file = join(folder, "Caddyfile");
  writeFileSync(file, block);
  const env = {
    ...process.env,
    DOMAIN: "foothold.example.com",
    XDG_DATA_HOME: folder,
    HOME: folder,
  };
  const args = ["validate", "--adapter", "caddyfile", "--config", file];
  const { status, stderr } = spawnSync("caddy", args, { encoding: "utf8", env });
  expect(stderr).not.toContain("Error");
  expect(status).toBe(0);
});
