import type { MikroORM } from '@mikro-orm/postgresql';
import { query } from '../../src/database/query.ts';
import { withoutIndexes } from './without-indexes.ts';
import { firstNames, lastNames } from './made-names.ts';

/**
 * Seeds years of a very busy shop: as many customers as orders, mostly shipped, with related
 * records.
 */
export async function seedShop(orm: MikroORM, count: number): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    // These rows are not visible to others yet, and their references are generated to match.
    await query(em, `set local session_replication_role = replica`);
    await query(em, `set local maintenance_work_mem = '256MB'`);
    await query(em, `set local synchronous_commit = off`);
    await withoutIndexes(em, ['users', 'payments', 'orders'], async () => {
      await query(em, addUsers, [count, firstNames, lastNames]);
      await query(em, addPayments, [count]);
      await query(em, addOrders);
    });
    await query(em, addTags);
    await query(em, addCustomerTags);
    await query(em, addCancellations);
    await query(em, addRefunds);
    await query(em, addDisputes);
    await query(em, addTickets, [Math.floor(count / 10)]);
  });
  await query(orm.em.fork(), 'vacuum analyze');
}

const addUsers = `
  insert into users (id, email, first_name, last_name, provider_customer_id, created_at, updated_at, version, tags,
                     extended, warehouse)
  select md5('user ' || n)::uuid, lower(first || '.' || last) || n || '@example.com', first, last,
         'cus_staff' || n, now() - n * interval '3 minutes', now(), 1,
         nullif(array_remove(array[case when n % 4 = 0 then 'wholesale' end,
                                   case when n % 100 = 1 then 'late payer' end], null), '{}'),
         n < 8, n < 20
    from (select n, ($2::text[])[1 + (n * 7) % array_length($2, 1)] as first,
                    ($3::text[])[1 + (n / 3) % array_length($3, 1)] as last
            from generate_series(1, $1::int) n) named`;

/** Most customers buy once, one in ten buys twice as often, and some never buy. */
const addPayments = `
  insert into payments (id, user_id, session_id, payment_intent_id, customer_id, amount_cents,
                        refunding_cents, charge_status, paid_at)
  select md5('payment ' || n)::uuid, md5('user ' || buyer)::uuid, 'cs_staff' || n, 'pi_staff' || n,
         'cus_staff' || buyer, 1000 + n % 90000, 0,
         case when n % 50 = 0 then 'pending' else 'succeeded' end, now() - n * interval '3 minutes'
    from (select n, case when n % 10 = 0 then n - 1 else n end as buyer
            from generate_series(1, $1::int) n) bought`;

const addOrders = `
  insert into orders (id, user_id, payment_id, order_state, open_returns, total_cents, tax_cents,
                      shipping_cents, refunded_cents, shipping_group, charge_status, tracking_number,
                      shipped_at, created_at, updated_at, version, tags)
  -- scattered like random ids, yet no two begin alike
  select (lpad(to_hex((n::bigint * 2654435761) % 4294967296), 8, '0')
           || substr(md5('order ' || n), 9))::uuid,
         user_id, id, state, (n % 500 = 0)::int, amount_cents, 0, 0,
         (n % 100 = 5)::int * amount_cents, 'PARCEL', charge_status,
         case when state = 'SHIPPED' then '9400' || lpad((n::bigint * 2654435761)::text, 18, '0') end,
         case when state = 'SHIPPED' then paid_at + interval '1 day' end, paid_at, paid_at, 1,
         nullif(array_remove(array[case when n % 3 = 0 then 'gift' end,
                                   case when n % 100 = 1 then 'fragile' end,
                                   case when n % 5000 = 2 then 'call first' end], null), '{}')
    from (select *, case when n < 3000 then 'PENDING' when n < 5000 then 'PICKED'
                         when n % 100 < 3 then 'CANCELLED' when n % 1000 = 7 then 'RETURN_REQUESTED'
                         else 'SHIPPED' end as state
            from (select *, substr(session_id, 9)::int as n from payments
                   where session_id like 'cs_staff%') numbered) p`;

/** Copies the tags directly, because the triggers that usually copy them are off. */
const addTags = `
  insert into order_tags (order_id, tag) select id, unnest(tags) from orders`;

const addCustomerTags = `
  insert into customer_tags (user_id, tag) select id, unnest(tags) from users`;

const addCancellations = `
  insert into order_events (id, order_id, at, "from", "to", why)
  select gen_random_uuid(), id, created_at, case when row_number() over () % 50 <> 0 then 'PENDING' end,
         'CANCELLED', 'Seeded'
    from orders where order_state = 'CANCELLED'`;

const addRefunds = `
  insert into refunds (id, payment_id, order_id, amount_cents, reason, state, created_at, went_at, settled_at)
  select gen_random_uuid(), payment_id, id, refunded_cents, 'Seeded',
         case when row_number() over () % 100 = 0 then 'FAILED' else 'SUCCEEDED' end,
         created_at, created_at, created_at
    from orders where refunded_cents > 0`;

const addDisputes = `
  insert into disputes (id, payment_id, amount_cents, reason, status, created_at, closed_at)
  select 'dp_' || id, payment_id, total_cents, 'fraudulent', 'needs_response',
         created_at, case when row_number() over () % 10 <> 0 then created_at end
    from orders where id < '00400000-0000-0000-0000-000000000000'`;

const addTickets = `
  insert into support_tickets (id, issue, message, email, name, state, created_at)
  select gen_random_uuid(), 'Which collet for a shank of ' || n % 40 || ' mm', 'Seeded', u.email,
         u.first_name || ' ' || u.last_name, case when n % 200 = 0 then 'OPEN' else 'CLOSED' end,
         now() - n * interval '1 hour'
    from generate_series(1, $1::int) n join users u on u.id = md5('user ' || n * 7)::uuid`;
