import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { licenceKeysOf } from '../entitlements/bought-access.ts';
import { isOpen } from '../entitlements/open-entitlements.ts';
import type { Services } from '../services.ts';
import { settlePage } from './settle-page.ts';
import { isLapsed, syncSubscription } from './sync-subscription.ts';

export interface SubscriptionRow {
  catalogId: string;
  catalogTitle: string;
  itemId: string;
  title: string;
  description: string;
  image: string | null;
  cancelled: boolean;
  /** ISO 8601, with the database's offset; null where nothing is paid, or for good. */
  currentPeriodEnd: string | null;
  paymentDue: boolean;
  given: boolean;
  licenceKeys: { attributeId: string; title: string; key: string }[];
}

interface Found {
  subscriptions: SubscriptionRow[];
  /** Pages that may have been paid. */
  pages: string[];
  /** The provider's ids of what our copy may be out of date on. */
  lapsed: string[];
}

/**
 * What a customer is subscribed to, or was given. Asks the provider first about pages that are open
 * and about what seems to have lapsed, so that coming back from paying does not wait for an event.
 */
export async function listSubscriptions(
  services: Services,
  em: EntityManager,
  userId: string,
): Promise<SubscriptionRow[]> {
  const found = await read(em, userId, services.now());
  if (found.pages.length + found.lapsed.length === 0) return found.subscriptions;
  const asked = await Promise.allSettled([
    ...found.pages.map((session) => settlePage(services, session)),
    ...found.lapsed.map((providerId) => syncSubscription(services, providerId)),
  ]);
  for (const outcome of asked) {
    if (outcome.status === 'fulfilled') continue;
    services.log.warn({ err: outcome.reason }, 'subscriptions not settled yet');
  }
  return (await read(em, userId, services.now())).subscriptions;
}

/** Catalogues and items that are disabled or gone stay readable to whoever is subscribed. */
async function read(em: EntityManager, userId: string, now: Date): Promise<Found> {
  const [found] = await query<Found>(
    em,
    `with held as (
       select e.catalog_id, e.item_id, coalesce(s.cancelled, false) as cancelled,
              coalesce(s.current_period_end, e.ends_at) as until, false as due, e.id, e.source,
              case e.source when 'SUBSCRIPTION' then 1 else 2 end as place
         from entitlements e
         left join subscriptions s on e.source = 'SUBSCRIPTION' and s.id = e.source_id
        where e.user_id = $1 and e.source <> 'ORDER' and ${isOpen('e', '$2')}
       union all
       select s.catalog_id, s.item_id, s.cancelled, null, true, null, 'SUBSCRIPTION', 3
         from subscriptions s
        where s.user_id = $1 and s.ended_at is null and s.closed_because = 'PAYMENT_DUE'
          and s.status <> 'incomplete'),
     shown as (
       select distinct on (catalog_id, item_id) * from held
        order by catalog_id, item_id, place, until desc nulls first)
     select
       (select coalesce(json_agg(json_build_object(
                 'catalogId', c.id, 'catalogTitle', c.title, 'itemId', i.item_id, 'title', i.title,
                 'description', i.description, 'image', i.image, 'cancelled', h.cancelled,
                 'currentPeriodEnd', h.until, 'paymentDue', h.due, 'given', h.place = 2,
                 'licenceKeys', ${licenceKeysOf('h')})
                 order by c.listing_order_weight, c.id, i.listing_order_weight, i.item_id), '[]')
          from shown h
          join catalogs c on c.id = h.catalog_id
          join catalog_items i on i.catalog_id = h.catalog_id and i.item_id = h.item_id
         where i.subscription or h.place <> 2) as subscriptions,
       (select coalesce(json_agg(session_id), '[]') from subscription_checkouts
         where user_id = $1 and closed_at is null and session_id is not null) as pages,
       (select coalesce(json_agg(provider_id), '[]') from subscriptions s
         where user_id = $1 and ${isLapsed('s', '$2')}) as lapsed`,
    [userId, now],
  );
  return found ?? { subscriptions: [], pages: [], lapsed: [] };
}
