import type { MikroORM } from '@mikro-orm/postgresql';
import { query } from '../../src/database/query.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Seeds the other records that usually belong to `count` existing orders and customers. */
export async function seedRecords(orm: MikroORM, count: number): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    // These rows are not visible to others yet, and their references are generated to match.
    await query(em, `set local session_replication_role = replica`);
    await query(em, `set local maintenance_work_mem = '256MB'`);
    await query(em, `set local synchronous_commit = off`);
    await withoutIndexes(em, ['invoices'], () => query(em, addInvoices));
    await withoutIndexes(em, ['audit_entries'], () => query(em, addEntries, [count]));
    await withoutIndexes(em, ['stock_movements'], () => query(em, addMovements, [count]));
    await query(em, addSubscriptions, [Math.floor(count / 10)]);
    await query(em, addMembers, [Math.floor(count / 10)]);
    await query(em, addQueries, [Math.floor(count / 10)]);
    await query(em, addCodes, [Math.floor(count / 100)]);
  });
  await query(orm.em.fork(), 'vacuum analyze');
}

const addInvoices = `
  insert into invoices (id, series, sequence, number, kind, payment_id, refund_id, user_id,
                        customer_name, email, total_cents, tax_cents, issued_at, document)
  select md5('invoice ' || n)::uuid, series, n, series || '-' || lpad(n::text, 7, '0'), kind, p.id,
         case when kind <> 'INVOICE' then gen_random_uuid() end, u.id,
         u.first_name || ' ' || u.last_name, u.email, p.amount_cents, 0, p.paid_at,
         jsonb_build_object('number', n, 'kind', kind, 'issuedAt', p.paid_at,
           'customer', jsonb_build_object('name', u.first_name, 'email', u.email),
           'orders', '[]'::jsonb, 'cancels', null, 'totalCents', p.amount_cents, 'taxCents', 0,
           'payment', jsonb_build_object('reference', p.payment_intent_id))
    from (select *, row_number() over (order by paid_at) as n from payments) p
    join users u on u.id = p.user_id
    cross join lateral (values (case when n % 100 = 0 then 'CN' else 'INV' end,
      case when n % 100 = 0 then 'CREDIT_NOTE' when n % 3001 = 0 then 'CANCELLATION' else 'INVOICE' end
    )) v (series, kind)`;

/** A few members of staff, who mostly do the same things. */
const addEntries = `
  insert into audit_entries (id, at, actor_id, actor_email, action, subject, before, after, request_id)
  select gen_random_uuid(), now() - n * interval '3 minutes', md5('user ' || n % 7)::uuid,
         'staff' || least(n % 7, 5) || '@example.com',
         case when n % 2 = 0 then 'orders.pick' when n % 5 = 0 then 'orders.buy-label'
              when n % 1000 = 1 then 'roles.change' else 'catalog.update-item' end,
         case when n % 2 = 0 then 'order ' || md5('order ' || n)::uuid else 'item router_' || n % 5000 end,
         '{"state": "PENDING"}', '{"state": "PICKED"}', md5('request ' || n)
    from generate_series(1, $1::int) n`;

const addMovements = `
  insert into stock_movements (id, at, catalog_id, item_id, reason, on_hand, reserved, on_hand_after,
                               reserved_after, subject, position) overriding system value
  select gen_random_uuid(), now() - n * interval '3 minutes', i.catalog_id, i.item_id,
         case when n % 500 = 0 then 'receipt' when n % 3 = 0 then 'reservation' when n % 3 = 1 then 'release'
              else 'sale' end,
         0, 1, 100, 1, 'order ' || md5('order ' || n)::uuid, 100000000 - n
    from (select n, 1 + (n % 4 <> 0)::int * (n % (select count(*) from catalog_items)) as place
            from generate_series(1, $1::int) n) moved
    join (select catalog_id, item_id, row_number() over () as place from catalog_items) i
   using (place)`;

const addSubscriptions = `
  insert into subscriptions (id, user_id, provider_id, customer_id, catalog_id, item_id, status, cancelled,
                             current_period_end, ended_at, created_at, read_at)
  select gen_random_uuid(), md5('user ' || n)::uuid, 'sub_staff' || n, 'cus_staff' || n, 'licenses',
         'made' || n % 40, case when n % 3 = 0 then 'canceled' when n % 100 = 1 then 'past_due' else 'active' end,
         n % 20 = 0, now() + n % 30 * interval '1 day', case when n % 3 = 0 then now() end,
         now() - n * interval '30 minutes', now()
    from generate_series(1, $1::int) n`;

const addMembers = `
  insert into community_links (id, user_id, discord_id, username, created_at, checked_at, problem)
  select gen_random_uuid(), md5('user ' || n)::uuid, (100000000000000000 + n)::text,
         lower(u.first_name) || '_' || md5(n::text), now() - n * interval '30 minutes',
         now() - n % 1440 * interval '1 minute', case when n % 500 = 0 then 'Has left the server' end
    from generate_series(1, $1::int) n join users u on u.id = md5('user ' || n)::uuid`;

const addQueries = `
  insert into search_queries (id, query, searches, found, in_vain, last_at)
  select gen_random_uuid(), (array['collet', 'spindle', 'vfd', 'end mill', 'ball screw'])[1 + n % 5] || ' ' || n,
         1 + 100000 / n, case when n % 4 = 0 then 0 else n % 90 end, n % 4 = 0,
         now() - n * interval '1 minute'
    from generate_series(1, $1::int) n`;

const addCodes = `
  insert into discount_codes (id, code, percent, active, used, promotion_code_id, provider_active, created_at)
  select gen_random_uuid(), 'CODE' || n, 10, n % 20 = 0, n % 70, 'promo_' || n, n % 20 = 0,
         now() - n * interval '1 hour'
    from generate_series(1, $1::int) n`;
