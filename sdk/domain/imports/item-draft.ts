import type { AttributeType } from '../editing/attribute-value.ts';
import type { ImportProblem } from './imports.ts';

/** Fields that a file can set, as stored. Amounts are in cents, times in ISO 8601. */
export interface DraftFields {
  title: string;
  description: string;
  imageAlt: string | null;
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  digital: boolean;
  subscription: boolean;
  subscriptionLink: string | null;
  listingOrderWeight: number;
  kit: boolean;
  reorderLevel: number | null;
  priceCents: number;
  breakQuantities: number[] | null;
  breakPricesCents: number[] | null;
  taxCode: string | null;
  externalId: string | null;
  couponId: string | null;
  gtin: string | null;
  bin: string | null;
  costPriceCents: number | null;
  supplier: string | null;
  expectedAt: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
}

export interface DraftSale {
  salePriceCents: number;
  /** Null if the file says nothing: the sale starts now and runs for a year. */
  saleStarts: string | null;
  saleEnds: string | null;
}

export interface DraftAttribute {
  attributeId: string;
  type: AttributeType;
  value: string;
  description: string | null;
}

export interface DraftFamily {
  /** Groups the members within the file. */
  handle: string;
  title: string;
  options: string[];
}

export interface DraftPicture {
  url: string;
  alt: string | null;
}

/** What a file says about one item. */
export interface ItemDraft {
  row: number;
  /** Names an existing item, or the new one. Only our own export has it. */
  key: { catalogId: string; catalogItemId: string } | null;
  /** The item's version at the time of the export. */
  version: number | null;
  partNumber: string | null;
  /** Id of the item if the file has no part number, and of a new one. */
  slug: string;
  /** Title of a new item's catalog. */
  catalog: string;
  fields: Partial<DraftFields>;
  /** Undefined if the file says nothing about sales. Null ends the sale. */
  sale?: DraftSale | null;
  /** Units that can be sold. Null if the file doesn't say. */
  stock: number | null;
  /** For `stock`: only for a new item. An export's count may be outdated. */
  stockIfNew: boolean;
  /** Units to add or remove. */
  stockDifference: number;
  attributes: DraftAttribute[];
  family: DraftFamily | null;
  pictures: DraftPicture[];
  /** The column of each field, for problems found later. */
  columns: Readonly<Record<string, string>>;
}

export const IMPORTED_CATALOG = 'Imported';

export const emptyDraft = (row: number): ItemDraft => ({
  row,
  key: null,
  version: null,
  partNumber: null,
  slug: '',
  catalog: IMPORTED_CATALOG,
  fields: {},
  stock: null,
  stockIfNew: false,
  stockDifference: 0,
  attributes: [],
  family: null,
  pictures: [],
  columns: {},
});

export interface SkippedRow {
  row: number;
  name: string;
  reason: string;
}

/** What a reader of item files returns. */
export interface ReadItems {
  drafts: ItemDraft[];
  skipped: SkippedRow[];
  problems: ImportProblem[];
  /** Names of the columns that were read. */
  used: ReadonlySet<string>;
}
