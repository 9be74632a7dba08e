import { query } from '../../src/database/query.ts';
import { normal, type Right } from './right.ts';
import type { Scene } from './scene.ts';

interface BoughtFacts extends Omit<Right, 'closedBecause' | 'endsAt' | 'source'> {
  state: string;
  totalCents: number;
  refundedCents: number;
  refunds: { state: string; cents: number }[];
  disputes: { status: string }[];
}

const stillOpen = new Set(['won', 'warning_closed', 'prevented']);

/**
 * Calculates the rights by the rule in plain code, to compare with the statement that the shop
 * uses.
 */
export async function expectedRights(scene: Scene): Promise<Right[]> {
  const all = [...(await ofOrders(scene)), ...(await ofOthers(scene))];
  const place = ({ source, sourceId }: Right) => `${source} ${sourceId}`;
  return all.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)).map(normal);
}

async function ofOrders({ shop, person }: Scene): Promise<Right[]> {
  const bought = await query<BoughtFacts>(
    shop.orm.em.fork(),
    `select l.id as "sourceId", l.catalog_id as "catalogId", l.item_id as "itemId",
            o.order_state as state, o.total_cents as "totalCents",
            o.refunded_cents as "refundedCents",
            (select coalesce(json_agg(json_build_object('state', r.state,
                      'cents', r.amount_cents)), '[]')
               from refunds r where r.payment_id = o.payment_id) as refunds,
            (select coalesce(json_agg(json_build_object('status', d.status)), '[]')
               from disputes d where d.payment_id = o.payment_id) as disputes
       from orders o join order_lines l on l.order_id = o.id where o.user_id = $1`,
    [person.id],
  );
  return bought.map(({ state, totalCents, refundedCents, refunds, disputes, ...line }) => {
    const back = refunds
      .filter((one) => one.state === 'SUCCEEDED')
      .reduce((sum, one) => sum + one.cents, 0);
    const refunded = state === 'REFUNDED' || refundedCents === totalCents || back >= totalCents;
    const disputed = disputes.some(({ status }) => !stillOpen.has(status));
    const closedBecause = refunded ? 'REFUNDED' : disputed ? 'DISPUTED' : null;
    return { ...line, source: 'ORDER', closedBecause, endsAt: null };
  });
}

async function ofOthers({ shop, person }: Scene): Promise<Right[]> {
  const columns = `id as "sourceId", catalog_id as "catalogId", item_id as "itemId"`;
  return query<Right>(
    shop.orm.em.fork(),
    `select 'SUBSCRIPTION' as source, ${columns}, closed_because as "closedBecause",
            to_json(access_until) #>> '{}' as "endsAt" from subscriptions where user_id = $1
      union all
     select 'GRANT', ${columns}, case when withdrawn_at is null then null else 'WITHDRAWN' end,
            to_json(ends_at) #>> '{}' from access_grants where user_id = $1`,
    [person.id],
  );
}
