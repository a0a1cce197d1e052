export const GATE_TITLE = "Premium Feature";

export function describeGate(feature: string): string {
  return `${feature} is only available for premium users.`;
}
