import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { LabelRate } from '@spindle/sdk/domain/shipping/label-rates';
import { parcelsOf, type QuotedParcel } from '@spindle/sdk/domain/shipping/parcels';
import { zoneOf, type Destination } from '@spindle/sdk/domain/shipping/zone';
import { db } from '../../database/db.ts';
import { anyOf } from '../../database/expressions.ts';
import type { Tables } from '../../database/tables.ts';
import type { Basket } from './last-quotes.ts';

type SentParcels = Pick<Basket, 'lines' | 'to'>;

export interface ParcelRates {
  rates: LabelRate[];
  expiresAt: Date;
}

/** Keyed by `rateId`. */
export type CachedRates = ReadonlyMap<string, ParcelRates>;

/**
 * Returns the cache key for a parcel's rates. Parcels with the same weight and size cost the same
 * within a zone.
 */
export function rateId({ pounds, size }: QuotedParcel, to: Destination): string {
  const measures = size === null ? '' : ` ${size.length}x${size.width}x${size.height}`;
  return `${zoneOf(to)} ${pounds}${measures}`;
}

export const rateIdsOf = ({ lines, to }: SentParcels) =>
  parcelsOf(lines).map((parcel) => rateId(parcel, to));

/** Selects rates that were fetched for any customer within the last hour. */
export const cachedRates = (tables: Kysely<Tables>, ids: readonly string[], now: Date) =>
  tables
    .selectFrom('carrier_rates')
    .select(['id', 'rates', 'expires_at as expiresAt'])
    .where('id', '=', anyOf(ids))
    .where('expires_at', '>', now);

export async function loadCachedRates(
  em: EntityManager,
  sent: SentParcels,
  now: Date,
): Promise<CachedRates> {
  const rows = await cachedRates(db(em), rateIdsOf(sent), now).execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
