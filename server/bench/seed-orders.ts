import { createOrm } from '../src/database/orm.ts';
import { entities } from '../src/entities.ts';
import { query } from '../src/database/query.ts';

const customers = 5_000;

/**
 * Seeds two years of a busy shop: orders of a few thousand customers, one line each, mostly
 * shipped.
 */
export async function seedOrders(databaseUrl: string, count: number): Promise<void> {
  const orm = await createOrm({ entities, url: databaseUrl, statementTimeoutMs: 0 });
  const em = orm.em.fork();
  await query(
    em,
    `insert into users (id, email, first_name, last_name, provider_customer_id, created_at, updated_at, version)
     select gen_random_uuid(), 'customer' || n || '@example.com', 'Customer', 'Number ' || n,
            'cus_bench' || n, now(), now(), 1
       from generate_series(1, $1::int) n`,
    [customers],
  );
  await query(
    em,
    `with buyers as (
       select id, provider_customer_id, row_number() over (order by id) as place
         from users where provider_customer_id like 'cus_bench%')
     insert into payments (id, user_id, session_id, payment_intent_id, customer_id, amount_cents,
                           refunding_cents, charge_status, paid_at)
     select gen_random_uuid(), b.id, 'cs_bench' || n, 'pi_bench' || n, b.provider_customer_id,
            1000 + n % 90000, 0, case when n % 50 = 0 then 'pending' else 'succeeded' end,
            now() - n * interval '5 minutes'
       from generate_series(1, $1::int) n join buyers b on b.place = 1 + n % $2::int`,
    [count, customers],
  );
  await query(
    em,
    `insert into orders (id, user_id, payment_id, order_state, open_returns, total_cents, tax_cents,
                         shipping_cents, refunded_cents, shipping_group, charge_status, created_at,
                         updated_at, version)
     -- scattered like random ids, yet no two begin alike
     select (lpad(to_hex((n::bigint * 2654435761) % 4294967296), 8, '0')
              || substr(gen_random_uuid()::text, 9))::uuid,
            p.user_id, p.id,
            case when n % 100 < 2 then 'PENDING' when n % 100 < 3 then 'PICKED'
                 when n % 100 < 6 then 'CANCELLED' else 'SHIPPED' end,
            (n % 200 = 0)::int, p.amount_cents, 0, 0, (n % 100 = 5)::int * p.amount_cents,
            'PARCEL', p.charge_status, p.paid_at, p.paid_at, 1
       from (select *, substr(session_id, 9)::int as n from payments
              where session_id like 'cs_bench%') p`,
  );
  await query(
    em,
    `insert into order_lines (id, order_id, position, catalog_id, item_id, title, description,
                              quantity, unit_price_cents, gross_cents, tax_cents, returned_quantity)
     select gen_random_uuid(), o.id, 0, 'spindles', 'er20-water-2200', 'ER20 spindle', '2.2 kW',
            1, o.total_cents, o.total_cents, 0, 0
       from orders o where o.shipping_group = 'PARCEL'`,
  );
  await query(em, 'vacuum analyze');
  await orm.close();
}
