import type { EntityManager } from '@mikro-orm/postgresql';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { components } from '@spindle/sdk/schema';
import { db } from '../../database/db.ts';
import { knownRates, rateIdsOf, type KnownRates } from './known-rates.ts';
import { shownQuote, type Basket } from './shown-quotes.ts';

/** What is known of sending a basket before any carrier is asked. */
export interface KnownOfSending {
  /** What the customer was told last; null: nothing. */
  shown: components['schemas']['ShippingQuote'] | null;
  rates: KnownRates;
}

/** In one statement. */
export async function readKnown(
  em: EntityManager,
  basket: Basket,
  now: Date,
): Promise<KnownOfSending> {
  const tables = db(em);
  const { shown, rates } = await tables
    .selectNoFrom([
      shownQuote(tables, basket).as('shown'),
      jsonArrayFrom(knownRates(tables, rateIdsOf(basket), now)).as('rates'),
    ])
    .executeTakeFirstOrThrow();
  return {
    shown,
    rates: new Map(
      rates.map(({ id, expiresAt, ...row }) => [id, { ...row, expiresAt: new Date(expiresAt) }]),
    ),
  };
}
