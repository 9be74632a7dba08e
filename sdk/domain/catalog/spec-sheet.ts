import type { components } from '../../src/schema.d.ts';
import { attributeName } from '../editing/edit-attribute.ts';
import type { UnfitField } from '../unfit-field.ts';
import { specKey } from './specs.ts';
import { findUnit } from './units.ts';

type SpecName = components['schemas']['SpecName'];

export const specSheetSaved = 'The spec sheet was saved.';

/** A sheet as it is stored: names without their margins, units as they are written. */
export function specSheetNames(
  given: readonly SpecName[],
): { names: SpecName[] } | { unfit: UnfitField } {
  const names: SpecName[] = [];
  const keys = new Set<string>();
  for (const [place, { name: text, unit, facet, column }] of given.entries()) {
    const named = attributeName(text, 'SPEC');
    if ('unfit' in named) return unfit(`names.${place}.name`, text, named.unfit.message);
    if (keys.has(specKey(named.name))) {
      return unfit(`names.${place}.name`, text, 'is in the sheet already.');
    }
    keys.add(specKey(named.name));
    const symbol = unit === undefined ? undefined : findUnit(unit)?.symbol;
    if (unit !== undefined && symbol === undefined) {
      const message = 'must be a unit the shop knows, such as kW, mm, rpm or N m.';
      return unfit(`names.${place}.unit`, unit, message);
    }
    names.push({ name: named.name, ...(symbol !== undefined && { unit: symbol }), facet, column });
  }
  return { names };
}

function unfit(path: string, text: string, message: string) {
  return { unfit: { path, subject: `“${text.trim()}”`, message } };
}
