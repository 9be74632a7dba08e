import type { components } from '../../src/schema.d.ts';
import { readNumber } from '../catalog/read-number.ts';

type Attribute = Pick<components['schemas']['Attribute'], 'attributeId' | 'type' | 'value'>;

/**
 * Ounces per unit of mass, by every spelling. This small table keeps the unit library out of the
 * front ends' bundles.
 */
const ouncesByUnit: Readonly<Record<string, number>> = {
  ...unit(1 / 28_349.523125, 'mg'),
  ...unit(1 / 28.349523125, 'g', 'gram', 'grams'),
  ...unit(1000 / 28.349523125, 'kg', 'kilo', 'kilos', 'kilogram', 'kilograms'),
  ...unit(1, 'oz', 'oz.', 'ounce', 'ounces'),
  ...unit(16, 'lb', 'lb.', 'lbs', 'lbs.', 'pound', 'pounds'),
};

function unit(ounces: number, ...spellings: string[]): Record<string, number> {
  return Object.fromEntries(spellings.map((spelling) => [spelling, ounces]));
}

/** Returns whether an attribute specifies the item's weight. */
export const isWeightSpec = ({ attributeId, type }: Pick<Attribute, 'attributeId' | 'type'>) =>
  type === 'SPEC' && attributeId.trim().toLowerCase() === 'weight';

/**
 * Returns an item's weight in ounces, or null if it is unknown. It is the heavier of the shipping
 * weight and the specification "Weight", because a parcel can't be lighter than its contents.
 */
export function weightOf(attributes: readonly Attribute[]): number | null {
  const ounces = Math.max(0, ...attributes.map(ouncesOf));
  return ounces > 0 ? ounces : null;
}

function ouncesOf(attribute: Attribute): number {
  if (attribute.type === 'WEIGHT') return Number(attribute.value.trim()) || 0;
  return isWeightSpec(attribute) ? (ouncesIn(attribute.value) ?? 0) : 0;
}

/**
 * Parses a mass such as `50 kg`, or the heavier end of `1–2 lb`, to ounces. Returns null if the
 * text isn't a mass.
 */
export function ouncesIn(text: string): number | null {
  const typed = text.trim().replace(/^[~≈≤]\s*/, '');
  const first = readNumber(typed, 0);
  if (first === undefined) return null;
  const rest = typed.slice(first.end);
  const dash = /^[^\d]{0,12}?(?:–|—|…|\.{2,3}|-|\bto\b)\s{0,2}(?=[\d.])/.exec(rest);
  const last = dash === null ? undefined : readNumber(rest, dash[0].length);
  const factor =
    ouncesByUnit[(last === undefined ? rest : rest.slice(last.end)).trim().toLowerCase()];
  if (factor === undefined) return null;
  const ounces = Math.max(first.number, last?.number ?? 0) * factor;
  return ounces > 0 ? Math.round(ounces * 1000) / 1000 : null;
}
