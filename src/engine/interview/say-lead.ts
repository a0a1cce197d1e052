/** '{name} is' with the project's name. */
export function sayLead(lead: string, name: string): string {
  return lead.replace("{name}", name);
}
