import type { components } from '../../src/schema.d.ts';
import { weightOf } from '../shipping/item-weight.ts';
import { specKey } from './specs.ts';

type Item = Pick<
  components['schemas']['CatalogItemRecord'],
  'description' | 'image' | 'price' | 'digital' | 'subscription' | 'kit' | 'attributes'
>;

/** Something that customers, carriers or customs miss about an item. */
export interface PublishingGap {
  name: string;
  /** Where staff add it: the item's form, or its attributes. */
  place: 'item' | 'attributes';
}

/** Lists what an item should have before it is published, in the order of the editor. */
export function publishingGaps(
  item: Item,
  sheet: readonly components['schemas']['SpecName'][],
): PublishingGap[] {
  const { attributes } = item;
  const has = (type: Item['attributes'][number]['type']) =>
    attributes.some((one) => one.type === type && one.value !== '');
  const specs = new Set(
    attributes.filter(({ type }) => type === 'SPEC').map(({ attributeId }) => specKey(attributeId)),
  );
  // A kit ships as its parts.
  const isShipped = !item.digital && !item.subscription && !item.kit;
  const unnamed = sheet.filter(({ name }) => !specs.has(specKey(name))).map(({ name }) => name);
  const gaps: [missing: boolean, name: string, place: PublishingGap['place']][] = [
    [item.description.trim() === '', 'description', 'item'],
    [item.image === null || item.image === '', 'picture', 'item'],
    [item.price <= 0, 'price', 'item'],
    [
      item.digital && !item.subscription && !has('DOWNLOADABLE') && !has('LICENSE'),
      'file for buyers',
      'attributes',
    ],
    [item.subscription && !has('SUBSCRIPTION'), 'billing period (TERMS)', 'attributes'],
    [unnamed.length > 0, `specifications: ${unnamed.join(', ')}`, 'attributes'],
    [isShipped && weightOf(attributes) === null, 'weight', 'attributes'],
    [isShipped && !has('HS_CODE'), 'HS code', 'attributes'],
    [isShipped && !has('ORIGIN'), 'country of origin', 'attributes'],
  ];
  return gaps.flatMap(([missing, name, place]) => (missing ? [{ name, place }] : []));
}
