import type { EntityManager } from '@mikro-orm/postgresql';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db } from '../database/db.ts';
import { bool, int, literal, noId, noTimestamp, text, texts } from '../database/expressions.ts';
import type { EntitlementSource } from '../entitlements/entitlement.entity.ts';
import { licenceKeys } from '../entitlements/bought-access.ts';
import { isOpen } from '../entitlements/open-entitlements.ts';
import type { Services } from '../services.ts';
import { settlePage } from '../payments/pages/settle-page.ts';
import { subscriptionPage } from './subscription-page.ts';
import { isLapsed, syncSubscription } from './sync-subscription.ts';

export interface SubscriptionRow {
  catalogId: string;
  catalogTitle: string;
  itemId: string;
  title: string;
  description: string;
  image: string | null;
  cancelled: boolean;
  /** ISO 8601 with the database's offset. Null if nothing is paid or access is permanent. */
  currentPeriodEnd: string | null;
  paymentDue: boolean;
  given: boolean;
  licenceKeys: { attributeId: string; title: string; key: string }[];
}

interface FoundSubscriptions {
  subscriptions: SubscriptionRow[];
  /** Session ids of pages that may have been paid. */
  pages: string[];
  /** Provider ids of subscriptions whose stored status may be outdated. */
  lapsed: string[];
}

/**
 * Lists a customer's subscriptions and granted access. First asks the provider about open pages and
 * subscriptions that seem to have lapsed, so that a customer who has just paid does not wait for an
 * event.
 */
export async function listSubscriptions(
  services: Services,
  em: EntityManager,
  userId: string,
): Promise<SubscriptionRow[]> {
  const found = await read(em, userId, services.now());
  if (found.pages.length + found.lapsed.length === 0) return found.subscriptions;
  const outcomes = await Promise.allSettled([
    ...found.pages.map((session) => settlePage(services, subscriptionPage, session)),
    ...found.lapsed.map((providerId) => syncSubscription(services, providerId)),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    services.log.warn({ err: outcome.reason }, 'subscriptions not settled yet');
  }
  return (await read(em, userId, services.now())).subscriptions;
}

/** Includes disabled or deleted catalogs and items, because subscribers keep access to them. */
function read(em: EntityManager, userId: string, now: Date): Promise<FoundSubscriptions> {
  return db(em)
    .with('held', (tables) =>
      tables
        .selectFrom('subscriptions as s')
        .select(['s.catalog_id', 's.item_id', 's.cancelled'])
        .select([
          noTimestamp().as('until'),
          bool(literal(true)).as('due'),
          noId().as('id'),
          literal<EntitlementSource>('SUBSCRIPTION').as('source'),
          int(literal(3)).as('place'),
        ])
        .where('s.user_id', '=', userId)
        .where('s.ended_at', 'is', null)
        .where('s.closed_because', '=', 'PAYMENT_DUE')
        .where('s.status', '<>', 'incomplete')
        .unionAll(
          tables
            .selectFrom('entitlements as e')
            .leftJoin('subscriptions as s', (join) =>
              join.on('e.source', '=', 'SUBSCRIPTION').onRef('s.id', '=', 'e.source_id'),
            )
            .select(({ case: choose, fn, ref }) => [
              'e.catalog_id',
              'e.item_id',
              fn.coalesce('s.cancelled', literal(false)).as('cancelled'),
              fn.coalesce('s.current_period_end', 'e.ends_at').as('until'),
              bool(literal(false)).as('due'),
              'e.id',
              'e.source',
              choose()
                .when(ref('e.source'), '=', 'SUBSCRIPTION')
                .then(literal(1))
                .else(literal(2))
                .end()
                .as('place'),
            ])
            .where('e.user_id', '=', userId)
            .where('e.source', '<>', 'ORDER')
            .where(isOpen(now)),
        ),
    )
    .with('shown', (tables) =>
      tables
        .selectFrom('held')
        .selectAll()
        .distinctOn(['catalog_id', 'item_id'])
        .orderBy('catalog_id')
        .orderBy('item_id')
        .orderBy('place')
        .orderBy('until', (until) => until.desc().nullsFirst()),
    )
    .selectNoFrom((tables) => [
      jsonArrayFrom(
        tables
          .selectFrom('shown as e')
          .innerJoin('catalogs as c', 'c.id', 'e.catalog_id')
          .innerJoin('catalog_items as i', (join) =>
            join.onRef('i.catalog_id', '=', 'e.catalog_id').onRef('i.item_id', '=', 'e.item_id'),
          )
          .select((row) => [
            'c.id as catalogId',
            'c.title as catalogTitle',
            'i.item_id as itemId',
            'i.title',
            'i.description',
            'i.image',
            'e.cancelled',
            'e.until as currentPeriodEnd',
            'e.due as paymentDue',
            bool(row('e.place', '=', 2)).as('given'),
            licenceKeys.as('licenceKeys'),
          ])
          .where((row) => row.or([row.ref('i.subscription'), row('e.place', '<>', 2)]))
          .orderBy('c.listing_order_weight')
          .orderBy('c.id')
          .orderBy('i.listing_order_weight')
          .orderBy('i.item_id'),
      ).as('subscriptions'),
      texts(
        tables
          .selectFrom('subscription_checkouts as k')
          .select((page) => text(page.ref('k.session_id')).as('page'))
          .where('k.user_id', '=', userId)
          .where('k.closed_at', 'is', null)
          .where('k.session_id', 'is not', null),
      ).as('pages'),
      texts(
        tables
          .selectFrom('subscriptions as s')
          .select('s.provider_id')
          .where('s.user_id', '=', userId)
          .where(isLapsed(now)),
      ).as('lapsed'),
    ])
    .executeTakeFirstOrThrow();
}
