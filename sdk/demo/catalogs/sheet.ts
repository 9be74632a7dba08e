import type { components } from '../../src/schema.d.ts';

export type DemoSpecName = components['schemas']['SpecName'];

type Row = readonly [name: string, unit: string, shown: 'facet column' | 'facet' | 'column' | ''];

/** The names in their order, words where there is no unit; `''` shows them on the item alone. */
export function sheet(rows: readonly Row[]): DemoSpecName[] {
  return rows.map(([name, unit, shown]) => ({
    name,
    ...(unit !== '' && { unit }),
    facet: shown.includes('facet'),
    column: shown.includes('column'),
  }));
}
