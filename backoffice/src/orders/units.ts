import type { FormValues } from '../ui/form-values.ts';

/** What an input for each of these lines begins with. */
export const emptyForEach = (lines: readonly unknown[]): null[] => lines.map(() => null);

/** Returns how many units of the line in that place were filled in. */
export function unitsAt({ units }: FormValues, at: number): number {
  const count: unknown = Array.isArray(units) ? units[at] : 0;
  return Math.max(0, Math.trunc(Number(count ?? 0)));
}
