/** A form's values. An emptied input may hold null. */
export type FormValues = Record<string, unknown>;

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** An untouched checkbox has no value and counts as unchecked. */
export function flagOf(value: unknown): boolean {
  return value === true;
}

/** The form requires the value, so it is set whenever this is called. */
export function numberOf(value: unknown): number {
  return Number(value ?? 0);
}
