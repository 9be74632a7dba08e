import type { components } from '../../src/schema.d.ts';
import { attributeName } from '../editing/edit-attribute.ts';
import type { InvalidField } from '../invalid-field.ts';
import { specKey } from './specs.ts';
import { findUnit } from './units.ts';

type SpecName = components['schemas']['SpecName'];

export const specSheetSaved = 'Spec sheet saved.';

/**
 * Returns a sheet's names and units as they are stored: names trimmed, and units in their usual
 * notation.
 */
export function specSheetNames(
  input: readonly SpecName[],
): { names: SpecName[] } | { invalid: InvalidField } {
  const names: SpecName[] = [];
  const keys = new Set<string>();
  for (const [place, { name: text, unit, facet, column }] of input.entries()) {
    const named = attributeName(text, 'SPEC');
    if ('invalid' in named) return invalid(`names.${place}.name`, text, named.invalid.message);
    if (keys.has(specKey(named.name))) {
      return invalid(`names.${place}.name`, text, 'is already in the sheet.');
    }
    keys.add(specKey(named.name));
    const symbol = unit === undefined ? undefined : findUnit(unit)?.symbol;
    if (unit !== undefined && symbol === undefined) {
      const message = 'must be a unit the shop recognizes, such as kW, mm, rpm or N m.';
      return invalid(`names.${place}.unit`, unit, message);
    }
    names.push({ name: named.name, ...(symbol !== undefined && { unit: symbol }), facet, column });
  }
  return { names };
}

function invalid(path: string, text: string, message: string) {
  return { invalid: { path, subject: `“${text.trim()}”`, message } };
}
