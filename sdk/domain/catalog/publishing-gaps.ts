import type { components } from '../../src/schema.d.ts';
import { weightOf } from '../shipping/item-weight.ts';
import { specKey } from './specs.ts';

type Item = Pick<
  components['schemas']['CatalogItemRecord'],
  'description' | 'image' | 'price' | 'digital' | 'subscription' | 'kit' | 'attributes'
>;

/** Missing information that customers, carriers or customs need about an item. */
export interface PublishingGap {
  name: string;
  /** The section of the item's editor where staff add it. */
  section: 'facts' | 'pictures' | 'specs' | 'shipping' | 'prices' | 'files';
  /** The item's field or the attribute that is missing. Null if it is a file. */
  field: string | null;
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
  const gaps: [missing: boolean, gap: PublishingGap][] = [
    [
      item.description.trim() === '',
      { name: 'description', section: 'facts', field: 'description' },
    ],
    [
      item.image === null || item.image === '',
      { name: 'picture', section: 'pictures', field: null },
    ],
    [
      unnamed.length > 0,
      {
        name: `specifications: ${unnamed.join(', ')}`,
        section: 'specs',
        field: unnamed[0] ?? null,
      },
    ],
    [
      isShipped && weightOf(attributes) === null,
      { name: 'weight', section: 'shipping', field: 'Weight' },
    ],
    [isShipped && !has('HS_CODE'), { name: 'HS code', section: 'shipping', field: 'hs-code' }],
    [
      isShipped && !has('ORIGIN'),
      { name: 'country of origin', section: 'shipping', field: 'origin' },
    ],
    [item.price <= 0, { name: 'price', section: 'prices', field: 'price' }],
    [
      item.subscription && !has('SUBSCRIPTION'),
      { name: 'billing period (TERMS)', section: 'prices', field: 'TERMS' },
    ],
    [
      item.digital && !item.subscription && !has('DOWNLOADABLE') && !has('LICENSE'),
      { name: 'file for buyers', section: 'files', field: null },
    ],
  ];
  return gaps.flatMap(([missing, gap]) => (missing ? [gap] : []));
}
