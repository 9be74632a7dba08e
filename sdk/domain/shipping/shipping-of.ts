import type { components } from '../../src/schema.d.ts';
import { weightOf } from './item-weight.ts';

type Attribute = Pick<components['schemas']['Attribute'], 'attributeId' | 'type' | 'value'>;

/** Shipping group of digital items. All other groups are shipped. */
export const DIGITAL_GROUP = 'DIGITAL';
/** Shipping group of items without a group. */
export const DEFAULT_GROUP = 'PARCEL';
/** Assumed weight of a physical item whose weight is unknown. */
const DEFAULT_OUNCES = 16;

/**
 * Determines how an item ships from its attributes. `isWeighed` tells whether they include a
 * weight.
 */
export function shippingOf({
  digital,
  attributes,
}: {
  digital: boolean;
  attributes: readonly Attribute[];
}): { group: string; ounces: number; isWeighed: boolean } {
  if (digital) return { group: DIGITAL_GROUP, ounces: 0, isWeighed: true };
  const group =
    attributes
      .find(({ type }) => type === 'SHIPPING')
      ?.value.trim()
      .toUpperCase() || DEFAULT_GROUP;
  const ounces = weightOf(attributes);
  return {
    // a shipped item never joins the digital group, even if staff entered that name
    group: group === DIGITAL_GROUP ? DEFAULT_GROUP : group,
    ounces: ounces ?? DEFAULT_OUNCES,
    isWeighed: ounces !== null,
  };
}
