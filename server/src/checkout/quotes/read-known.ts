import type { EntityManager } from '@mikro-orm/postgresql';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { parcelsOf } from '@spindle/sdk/domain/shipping/parcels';
import type { components } from '@spindle/sdk/schema';
import { db } from '../../database/db.ts';
import { knownRates, rateId, type KnownRates } from './known-rates.ts';
import { shownQuote, type Basket } from './shown-quotes.ts';

/** What is known of sending something before any carrier is asked. */
export interface KnownOfSending {
  /** What the customer was told last; null: nothing. */
  shown: components['schemas']['ShippingQuote'] | null;
  rates: KnownRates;
}

/** In one statement. `userId` is null for somebody who is not signed in: they were told nothing. */
export async function readKnown(
  em: EntityManager,
  { userId, lines, to }: Omit<Basket, 'userId'> & { userId: string | null },
  now: Date,
): Promise<KnownOfSending> {
  const tables = db(em);
  const rates = knownRates(
    tables,
    parcelsOf(lines).map((parcel) => rateId(parcel, to)),
    now,
  );
  if (userId === null) {
    const rows = await rates.execute();
    return { shown: null, rates: new Map(rows.map(({ id, ...row }) => [id, row])) };
  }
  const known = await tables
    .selectNoFrom([
      shownQuote(tables, { userId, lines, to }).as('shown'),
      jsonArrayFrom(rates).as('rates'),
    ])
    .executeTakeFirstOrThrow();
  return {
    shown: known.shown,
    rates: new Map(
      known.rates.map(({ id, expiresAt, ...row }) => [
        id,
        { ...row, expiresAt: new Date(expiresAt) },
      ]),
    ),
  };
}
