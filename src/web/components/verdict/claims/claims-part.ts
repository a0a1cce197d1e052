/** What looks for claims: fetched by those who need it. */
export { checkClaims } from "#engine/claims/check-claims.ts";
export { listSources } from "#engine/claims/read-sources.ts";
