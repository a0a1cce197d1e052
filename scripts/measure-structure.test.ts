import { expect, test } from "vitest";
import { measureStructure } from "./measure-structure.ts";

const file = (path: string, lines: number, ...imports: string[]) => ({ path, lines, imports });

test("counts code without its tests, and takes the middle one", () => {
  const found = measureStructure([
    file("src/web/a.ts", 10),
    file("src/web/b.ts", 40),
    file("src/web/c.ts", 301),
    file("src/web/c.test.ts", 900, "src/web/c.ts"),
    file("src/server/testing/d.ts", 900),
  ]);
  expect(found).toMatchObject({ files: 3, medianLines: 40, longFiles: ["src/web/c.ts"] });
});

test("folders past 25 files are named, the fullest first", () => {
  const folder = (name: string, files: number) =>
    Array.from({ length: files }, (_, index) => file(`src/${name}/${index}.ts`, 50));
  const found = measureStructure([...folder("a", 25), ...folder("b", 26), ...folder("c", 30)]);
  expect(found.fullFolders).toEqual([
    { folder: "src/c", files: 30 },
    { folder: "src/b", files: 26 },
  ]);
});

test("rooms of the engine that import each other, through different files and other rooms too", () => {
  const found = measureStructure([
    file("src/engine/posts/a.ts", 50, "src/engine/text/x.ts", "src/engine/risk/b.ts"),
    file("src/engine/risk/c.ts", 50, "src/engine/checks/d.ts", "src/engine/risk/b.ts"),
    file("src/engine/checks/e.ts", 50, "src/engine/posts/f.ts"),
    file("src/engine/tasks/g.ts", 50, "src/engine/posts/a.ts"),
  ]);
  expect(found.roomCircles).toEqual([["checks", "posts", "risk"]]);
  expect(found.circles).toEqual([]);
});

test("circles of files, long ones too, and none where imports only meet", () => {
  const found = measureStructure([
    file("a.ts", 50, "b.ts", "meet.ts"),
    file("b.ts", 50, "c.ts", "meet.ts"),
    file("c.ts", 50, "a.ts", "zod"),
    file("meet.ts", 50),
  ]);
  expect(found.circles).toEqual([["a.ts", "b.ts", "c.ts"]]);
});

test("a crumb is short, has one importer and no test", () => {
  const found = measureStructure([
    file("whole.ts", 90, "crumb.ts", "tested.ts", "long.ts", "shared.ts"),
    file("other.ts", 90, "shared.ts"),
    file("tested.test.ts", 9, "tested.ts"),
    file("crumb.ts", 24),
    file("tested.ts", 24),
    file("long.ts", 25),
    file("shared.ts", 24),
  ]);
  expect(found.crumbs).toEqual(["crumb.ts"]);
});
