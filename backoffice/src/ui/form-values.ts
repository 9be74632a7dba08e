/** A form's values. A cleared input may hold null. */
export type FormValues = Record<string, unknown>;

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** An untouched checkbox has no value and counts as unchecked. */
export function flagOf(value: unknown): boolean {
  return value === true;
}

/** Returns a required number. The form isn't submitted without it. */
export function numberOf(value: unknown): number {
  return Number(value ?? 0);
}
