/** Who runs the installation, sends its messages and sells its plans. */
export type Operator = {
  name: string;
  /** Postal, in one line. */
  address: string | null;
  /** Such as a VAT number. */
  taxId: string | null;
  /** Where users write for help. */
  email: string;
};

/** "Climb Ltd, 1 High Street, London" */
export function nameOperator({ name, address }: Operator): string {
  return address === null ? name : `${name}, ${address}`;
}
