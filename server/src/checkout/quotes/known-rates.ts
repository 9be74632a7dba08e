import type { Kysely } from 'kysely';
import type { LabelRate } from '@spindle/sdk/domain/shipping/label-rates';
import type { QuotedParcel } from '@spindle/sdk/domain/shipping/parcels';
import { zoneOf, type Destination } from '@spindle/sdk/domain/shipping/zone';
import { anyOf } from '../../database/expressions.ts';
import type { Tables } from '../../database/tables.ts';

export interface ParcelRates {
  rates: LabelRate[];
  expiresAt: Date;
}

/** By `rateId`. */
export type KnownRates = ReadonlyMap<string, ParcelRates>;

/** Parcels of the same weight and size to the same zone cost the same. */
export function rateId({ pounds, size }: QuotedParcel, to: Destination): string {
  const measures = size === null ? '' : ` ${size.length}x${size.width}x${size.height}`;
  return `${zoneOf(to)} ${pounds}${measures}`;
}

/** What carriers ask for parcels, as far as anybody has asked them within the hour. */
export const knownRates = (tables: Kysely<Tables>, ids: readonly string[], now: Date) =>
  tables
    .selectFrom('carrier_rates')
    .select(['id', 'rates', 'expires_at as expiresAt'])
    .where('id', '=', anyOf(ids))
    .where('expires_at', '>', now);
