/** One rule may make several demands, and another none that we recognise, so the two do not add up. */
export function describeCoverage(demands: number, listed: number): string {
  if (listed === 0) return "The community listed no rules.";
  const rules = listed === 1 ? "1 rule listed" : `${listed} rules listed`;
  return `${rules}; we recognised ${wordDemands(demands)} in ${listed === 1 ? "it" : "them"}.`;
}

function wordDemands(demands: number): string {
  if (demands === 0) return "no demand";
  return demands === 1 ? "1 demand" : `${demands} demands`;
}
