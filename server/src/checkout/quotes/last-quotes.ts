import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { basketOf } from '@spindle/sdk/domain/shipping/last-quote';
import type { Destination } from '@spindle/sdk/domain/shipping/zone';
import type { components } from '@spindle/sdk/schema';
import { db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';
import type { NamedLine } from '@spindle/sdk/domain/shipping/validate-parcel';
import { LastQuote } from './last-quote.entity.ts';

type Quote = components['schemas']['ShippingQuote'];

/** A customer's items and destination. */
export interface Basket {
  userId: string;
  lines: readonly NamedLine[];
  to: Destination;
}

/** Selects the last quote shown to this customer for the same items and zone. */
export const lastQuote = (tables: Kysely<Tables>, basket: Basket) =>
  tables
    .selectFrom('shown_quotes')
    .select('quote')
    .where('user_id', '=', basket.userId)
    .where('basket', '=', digestOf(basket));

/** Returns the last quote shown to this customer for the same items and zone, or null. */
export async function loadLastQuote(em: EntityManager, basket: Basket): Promise<Quote | null> {
  const displayed = await lastQuote(db(em), basket).executeTakeFirst();
  return displayed?.quote ?? null;
}

/** Records the quote shown to the customer. */
export async function saveLastQuote(
  em: EntityManager,
  basket: Basket,
  { quote, now }: { quote: Quote; now: Date },
): Promise<void> {
  const { userId } = basket;
  await em.upsert(LastQuote, { userId, basket: digestOf(basket), quote, shownAt: now });
}

const digestOf = ({ lines, to }: Basket) =>
  createHash('sha256').update(basketOf(lines, to)).digest('base64url');
