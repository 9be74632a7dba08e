import type { components } from '../../src/schema.d.ts';
import { weightOf } from './item-weight.ts';

type Attribute = Pick<components['schemas']['Attribute'], 'attributeId' | 'type' | 'value'>;

/** What is delivered by access; everything else is shipped. */
export const DIGITAL_GROUP = 'DIGITAL';
/** What goes with the carrier, and nothing else was said of. */
export const DEFAULT_GROUP = 'PARCEL';
/** What a physical item without a weight is taken to weigh. */
const DEFAULT_OUNCES = 16;

/** What an item's attributes say about shipping it. `isWeighed`: they say what it weighs. */
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
    // a thing that is shipped is never grouped with downloads, whatever was typed
    group: group === DIGITAL_GROUP ? DEFAULT_GROUP : group,
    ounces: ounces ?? DEFAULT_OUNCES,
    isWeighed: ounces !== null,
  };
}
