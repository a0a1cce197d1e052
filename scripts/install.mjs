// Installs and does no more, so that the image has a layer of its own for it.
import { ensureInstalled } from "./toolchain.mjs";

await ensureInstalled({ isForTests: false });
