import type { components } from '@spindle/sdk/schema';
import { textOf } from '../ui/form-values.ts';

export type SpecName = components['schemas']['SpecName'];

/** The form's values. A cleared field may hold null. */
export interface SheetValues {
  names: { name: string | null; unit: string | null; facet: boolean; column: boolean }[];
}

export const emptyRow: SheetValues['names'][number] = {
  name: '',
  unit: '',
  facet: true,
  column: true,
};

export function namesOf(rows: SheetValues['names'] = []): SpecName[] {
  return rows.map(({ name, unit, facet, column }) => ({
    name: textOf(name),
    ...(textOf(unit) !== '' && { unit: textOf(unit) }),
    facet,
    column,
  }));
}

/** Returns the spec sheet as text, with one name per line. */
export function sheetText(names: readonly SpecName[]): string {
  const lines = names.map(({ name, unit, facet, column }) =>
    [name, unit, facet && 'facet', column && 'column'].filter(Boolean).join(', '),
  );
  return lines.join('; ') || 'Nothing';
}
