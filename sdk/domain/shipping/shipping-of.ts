import type { components } from '../../src/schema.d.ts';

type Attribute = Pick<components['schemas']['Attribute'], 'type' | 'value'>;

/** What is delivered by access; everything else is shipped. */
export const DIGITAL_GROUP = 'DIGITAL';
/** What goes with the carrier, and nothing else was said of. */
export const DEFAULT_GROUP = 'PARCEL';
const DEFAULT_OUNCES = 16;

/** What an item's attributes say about shipping it. */
export function shippingOf({
  digital,
  attributes,
}: {
  digital: boolean;
  attributes: readonly Attribute[];
}): { group: string; ounces: number } {
  if (digital) return { group: DIGITAL_GROUP, ounces: 0 };
  const valueOf = (name: string) => attributes.find(({ type }) => type === name)?.value.trim();
  const ounces = Number(valueOf('WEIGHT'));
  const group = valueOf('SHIPPING')?.toUpperCase() || DEFAULT_GROUP;
  return {
    // a thing that is shipped is never grouped with downloads, whatever was typed
    group: group === DIGITAL_GROUP ? DEFAULT_GROUP : group,
    ounces: ounces > 0 ? ounces : DEFAULT_OUNCES,
  };
}
