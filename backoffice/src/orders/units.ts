import type { FormValues } from '../ui/form-values.ts';

/** Returns the initial input values for these lines. */
export const emptyForEach = (lines: readonly unknown[]): null[] => lines.map(() => null);

/** Returns the initial input values for the units of these lines, and of the parts of kits. */
export const noUnits = (lines: readonly { parts?: readonly unknown[] }[]) => ({
  units: emptyForEach(lines),
  parts: lines.map(({ parts }) => emptyForEach(parts ?? [])),
});

/** Returns the number of units entered for the line at that index. */
export function unitsAt({ units }: FormValues, at: number): number {
  return countAt(units, at);
}

/** Returns the number of units entered for a part of the kit at that index. */
export function partUnitsAt({ parts }: FormValues, at: number, part: number): number {
  return countAt(Array.isArray(parts) ? parts[at] : [], part);
}

function countAt(counts: unknown, at: number): number {
  const count: unknown = Array.isArray(counts) ? counts[at] : 0;
  return Math.max(0, Math.trunc(Number(count ?? 0)));
}
