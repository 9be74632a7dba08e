import type { FormValues } from '../ui/form-values.ts';

/** Returns the initial input values for these lines. */
export const emptyForEach = (lines: readonly unknown[]): null[] => lines.map(() => null);

/** Returns the number of units entered for the line at that index. */
export function unitsAt({ units }: FormValues, at: number): number {
  const count: unknown = Array.isArray(units) ? units[at] : 0;
  return Math.max(0, Math.trunc(Number(count ?? 0)));
}
