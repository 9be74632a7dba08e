import { customsOf } from './customs.ts';
import { prose } from './prose.ts';
import type { AttributeType, DemoAttribute, DemoItem } from './types.ts';

export const TANGIBLE = 'txcd_99999999';
export const ELECTRONIC = 'txcd_10000000';
export const SAAS_PERSONAL = 'txcd_10103000';

export type Fact = readonly [
  type: AttributeType,
  attributeId: string,
  value: string,
  note?: string,
];

/** Another item, as `catalogId/catalogItemId`, and why. */
type Related = readonly [item: string, reason?: string];

/** The parts of an item that somebody has to think of; the rest follows from them. */
export interface ItemDraft {
  id: string;
  title: string;
  text: string;
  price: string;
  stock: number;
  /** So few left are told to whoever orders more. */
  reorder?: number;
  state?: 'locked' | 'expired' | 'disabled';
  /** Part number. */
  part?: string;
  /** Names as the catalogue's spec sheet has them. */
  spec: readonly (readonly [name: string, value: string])[];
  needs?: readonly Related[];
  fits?: readonly Related[];
  contains?: readonly Related[];
  box?: readonly string[];
  note?: string;
  facts?: readonly Fact[];
  /** Shipping weight; none for what is not shipped. */
  ounces?: number;
  /** The box it is packed in, in inches. */
  packed?: string;
  freight?: boolean;
  /** Further pictures: the name's ending and what they show. */
  pictures?: readonly (readonly [ending: string, shows: string])[];
  video?: readonly [id: string, shows: string];
  digital?: boolean;
  /** What is charged for: ` / month`. */
  terms?: string;
}

export function items(catalogId: string, drafts: readonly ItemDraft[]): DemoItem[] {
  return drafts.map((draft, i) => item(catalogId, draft, (i + 1) * 10));
}

function item(catalogId: string, draft: ItemDraft, listingOrderWeight: number): DemoItem {
  const subscription = draft.terms !== undefined;
  return {
    catalogItemId: draft.id,
    title: draft.title,
    description: draft.text,
    image: `catalog/${catalogId}/${draft.id}.webp`,
    subscription,
    digital: draft.digital ?? false,
    enabled: draft.state !== 'disabled',
    expired: draft.state === 'expired',
    locked: draft.state === 'locked',
    price: draft.price,
    inventory: draft.stock,
    reorderLevel: draft.reorder ?? null,
    listingOrderWeight,
    taxCode: subscription ? SAAS_PERSONAL : draft.digital ? ELECTRONIC : TANGIBLE,
    externalId: draft.part ?? null,
    subscriptionLink: null,
    couponId: null,
    attributes: attributes(catalogId, draft),
  };
}

function attributes(catalogId: string, draft: ItemDraft): DemoAttribute[] {
  const facts: Fact[] = [];
  if (draft.terms !== undefined)
    facts.push(['SUBSCRIPTION', 'TERMS', draft.terms, 'Billing period']);
  for (const [ending, shows] of draft.pictures ?? []) {
    facts.push(['IMAGE', ending, `catalog/${catalogId}/${draft.id}-${ending}.webp`, shows]);
  }
  for (const [name, value] of draft.spec) facts.push(['SPEC', name, value]);
  const details = prose(draft);
  if (details !== '') facts.push(['HTML', 'details', details, 'In the box']);
  if (draft.video) {
    const [id, shows] = draft.video;
    facts.push(['VIDEO', 'video', `https://www.youtube-nocookie.com/embed/${id}`, shows]);
  }
  if (draft.ounces !== undefined) {
    facts.push(['WEIGHT', 'weight', String(draft.ounces), 'Shipping weight in ounces']);
    facts.push(['SHIPPING', 'shipping', draft.freight ? 'FREIGHT' : 'PARCEL', 'Shipping group']);
    const { hsCode, origin } = customsOf(draft.id);
    facts.push(['HS_CODE', 'hs-code', hsCode, 'HS code'], ['ORIGIN', 'origin', origin, 'Made in']);
  }
  if (draft.packed !== undefined) facts.push(['PACKAGE', 'packed', draft.packed, 'Packed']);
  return [...facts, ...(draft.facts ?? []), ...relations(draft)].map(
    ([type, attributeId, value, note]) => ({
      attributeId,
      type,
      value,
      description: note ?? null,
    }),
  );
}

function relations(draft: ItemDraft): Fact[] {
  return (['needs', 'fits', 'contains'] as const).flatMap((relation) =>
    (draft[relation] ?? []).map(([other, reason]): Fact => {
      const name = other.slice(other.indexOf('/') + 1);
      const why = reason === undefined ? relation : `${relation}: ${reason}`;
      return ['COMPONENT', `${relation}-${name}`, other, why];
    }),
  );
}
