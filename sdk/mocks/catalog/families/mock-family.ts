import type { ItemDetails } from '../../../domain/catalog/item-details.ts';
import type { StoredFamily } from '../../../domain/catalog/item-family.ts';

export interface MockFamily extends StoredFamily {
  catalogId: string;
  version: number;
  dateModified: string;
}

/** Fields of an item's record that are derived from others. */
export type DerivedName = 'specs' | 'currentPrice' | 'family';

export interface StoredDetails {
  details: ItemDetails;
  familyId?: string | null;
}
