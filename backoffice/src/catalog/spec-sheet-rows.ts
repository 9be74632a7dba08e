import type { components } from '@spindle/sdk/schema';

export type SpecName = components['schemas']['SpecName'];

/** A name of the sheet while it is edited; `key` stays when it is moved. */
export interface SheetRow {
  key: string;
  name: string;
  unit: string;
  facet: boolean;
  column: boolean;
}

export const emptyRow = (): SheetRow => ({
  key: crypto.randomUUID(),
  name: '',
  unit: '',
  facet: true,
  column: true,
});

export function rowsOf(names: readonly SpecName[]): SheetRow[] {
  return names.map(({ unit = '', ...name }) => ({ ...emptyRow(), ...name, unit }));
}

export function namesOf(rows: readonly SheetRow[]): SpecName[] {
  return rows.map(({ name, unit, facet, column }) => ({
    name: name.trim(),
    ...(unit.trim() !== '' && { unit: unit.trim() }),
    facet,
    column,
  }));
}

/** The rows with one of them a place further up or down. */
export function moved(rows: readonly SheetRow[], from: number, by: 1 | -1): SheetRow[] {
  const row = rows[from];
  if (row === undefined) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(from + by, 0, row);
}

/** In words, a name a line. */
export function sheetText(names: readonly SpecName[]): string {
  const lines = names.map(({ name, unit, facet, column }) =>
    [name, unit, facet && 'facet', column && 'column'].filter(Boolean).join(', '),
  );
  return lines.join('; ') || 'Nothing';
}
