/** Read from CHANGELOG.md when the app is built. */
declare module "virtual:releases" {
  export const releases: import("../../scripts/whats-new/read-releases.ts").UserRelease[];
}
