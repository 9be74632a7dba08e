import type { ClosingReason, EntitlementSource } from './entitlement.entity.ts';

/** An entitlement as it ought to be, and what it lacks. */
export interface Difference {
  /** Null where there is none yet. */
  id: string | null;
  userId: string;
  catalogId: string;
  itemId: string;
  source: EntitlementSource;
  sourceId: string;
  closedBecause: ClosingReason | null;
  endsAt: Date | null;
  since: Date;
  changed: boolean;
  /** What it allows: licences no key was issued for. */
  lacking: { attributeId: string; title: string }[];
}

/** A condition on the column that names whose facts they are. */
type Condition = (person: string) => string;

/** All that an order's line says is a state of order, refunds and disputes, never an event. */
const bought = (whose: Condition) => `
  select o.user_id, l.catalog_id, l.item_id, 'ORDER' as source, l.id as source_id,
         case
           when o.order_state in ('REFUNDED', 'CANCELLED')
             or (o.total_cents > 0 and o.refunded_cents >= o.total_cents)
             or (p.amount_cents > 0 and p.amount_cents <= (
                   select coalesce(sum(r.amount_cents), 0) from refunds r
                    where r.payment_id = p.id and r.state = 'SUCCEEDED')) then 'REFUNDED'
           when exists (select from disputes d where d.payment_id = p.id
                         and (d.closed_at is null or d.status = 'lost')) then 'DISPUTED'
         end as closed_because,
         null::timestamptz as ends_at, o.created_at as since
    from orders o
    join payments p on p.id = o.payment_id
    join order_lines l on l.order_id = o.id
   where o.shipping_group = 'DIGITAL' and o.parent_id is null and ${whose('o.user_id')}`;

/** One that gives no access and has no reason for it is still to be paid for. */
const subscribed = (whose: Condition) => `
  select s.user_id, s.catalog_id, s.item_id, 'SUBSCRIPTION', s.id,
         coalesce(s.closed_because, case when s.access_until is null then 'PAYMENT_DUE' end),
         s.access_until, s.created_at
    from subscriptions s where ${whose('s.user_id')}`;

const granted = (whose: Condition) => `
  select g.user_id, g.catalog_id, g.item_id, 'GRANT', g.id,
         case when g.withdrawn_at is not null then 'WITHDRAWN' end, g.ends_at, g.created_at
    from access_grants g where ${whose('g.user_id')}`;

/** SQL: rows of `Difference`, only where the entitlements are not what the facts say. */
export const differencesOf = (whose: Condition) => `
  with facts as (${bought(whose)} union all ${subscribed(whose)} union all ${granted(whose)}),
       compared as (
    select e.id, f.*,
           e.id is null
             or (e.catalog_id, e.item_id) <> (f.catalog_id, f.item_id)
             or e.closed_because is distinct from f.closed_because
             or e.ends_at is distinct from f.ends_at as changed,
           (select coalesce(json_agg(json_build_object('attributeId', a.attribute_id, 'title',
                     coalesce(nullif(a.value, ''), nullif(a.description, ''), 'Licence key'))
                     order by a.position, a.attribute_id), '[]')
              from item_attributes a
             where a.catalog_id = f.catalog_id and a.item_id = f.item_id and a.type = 'LICENSE'
               and f.closed_because is null
               and not exists (select from licence_keys k
                                where k.entitlement_id = e.id
                                  and k.attribute_id = a.attribute_id)) as lacking
      from facts f
      left join entitlements e on e.source = f.source and e.source_id = f.source_id)
  select id, user_id as "userId", catalog_id as "catalogId", item_id as "itemId", source,
         source_id as "sourceId", closed_because as "closedBecause", ends_at as "endsAt", since,
         changed, lacking
    from compared where changed or json_array_length(lacking) > 0
   order by since, source_id`;
