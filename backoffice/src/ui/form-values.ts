/** What a form holds, as its inputs leave it: an emptied one may hold null. */
export type FormValues = Record<string, unknown>;

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** A box nobody touched is unticked. */
export function flagOf(value: unknown): boolean {
  return value === true;
}

/** Asked for by the form before anything is sent. */
export function numberOf(value: unknown): number {
  return Number(value ?? 0);
}
