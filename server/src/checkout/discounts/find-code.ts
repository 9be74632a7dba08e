import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { CodeFacts } from '@spindle/sdk/domain/checkout/validate-code';
import { db } from '../../database/db.ts';
import { bool, condition, countRows, int, lower } from '../../database/expressions.ts';

/** The code's id at the provider and everything that decides whether the code applies. */
export interface StoredCode extends CodeFacts {
  id: string;
  promotionCodeId: string | null;
}

/** The code name in a customer's cart and the matching code. */
export interface EnteredCode {
  name: string;
  code: StoredCode | undefined;
}

/**
 * Loads the code in a customer's cart with that customer's uses. Returns null if no code was
 * entered.
 */
export async function readEnteredCode(
  em: EntityManager,
  userId: string,
): Promise<EnteredCode | null> {
  const entered = await db(em)
    .selectFrom('cart_codes')
    .select('code')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return findEntered(em, userId, entered?.code ?? null);
}

/** Loads the code with the name that a customer entered. Returns null if no code was entered. */
export async function findEntered(
  em: EntityManager,
  userId: string,
  name: string | null,
): Promise<EnteredCode | null> {
  return name === null ? null : { name, code: await findCodeNamed(em, name, userId) };
}

/** Finds a code by name, ignoring case. Prefers the active code, then the newest. */
export async function findCodeNamed(
  em: EntityManager,
  name: string,
  userId: string,
): Promise<StoredCode | undefined> {
  const [row] = await codesFor(em, userId)
    .where((eb) => eb(lower(eb.ref('c.code')), '=', lower(sql.val(name))))
    .orderBy('c.active', 'desc')
    .orderBy('c.created_at', 'desc')
    .limit(1)
    .execute();
  return row && factsOf(row);
}

/** Finds a code by id, with this customer's uses. */
export async function findCode(
  em: EntityManager,
  id: string,
  userId: string,
): Promise<StoredCode | undefined> {
  const [row] = await codesFor(em, userId).where('c.id', '=', id).execute();
  return row && factsOf(row);
}

function codesFor(em: EntityManager, userId: string) {
  return db(em)
    .selectFrom('discount_codes as c')
    .selectAll('c')
    .select((eb) => {
      const tags = eb.selectFrom('users').select('tags').where('users.id', '=', userId);
      const theirs = eb
        .selectFrom('discount_uses as u')
        .innerJoin('checkouts as k', 'k.id', 'u.checkout_id')
        .select(countRows().as('uses'))
        .whereRef('u.code_id', '=', 'c.id')
        .where('u.user_id', '=', userId)
        .where('u.state', '<>', 'RETURNED');
      return [
        // the customer's own open page doesn't count against the limit
        int(theirs.where('k.state', 'in', ['STARTING', 'OPEN'])).as('own'),
        int(theirs.where('k.state', 'not in', ['STARTING', 'OPEN'])).as('past'),
        bool(eb.and([eb.ref('c.active'), eb.ref('c.provider_active')])).as('usable'),
        bool(condition`c.customer_tags = '{}' or coalesce(${tags} && c.customer_tags, false)`).as(
          'for_customer',
        ),
      ];
    });
}

type CodeRow = Awaited<ReturnType<ReturnType<typeof codesFor>['execute']>>[number];

const factsOf = (row: CodeRow): StoredCode => ({
  id: row.id,
  promotionCodeId: row.promotion_code_id,
  code: row.code,
  percent: row.percent,
  amountCents: row.amount_cents,
  freeShipping: row.free_shipping,
  items: row.items,
  families: row.families,
  catalogs: row.catalogs,
  starts: row.starts_at,
  ends: row.ends_at,
  uses: row.uses,
  used: row.used - row.own,
  usesPerCustomer: row.uses_per_customer,
  usedByCustomer: row.past,
  leastSumCents: row.least_sum_cents,
  forCustomer: row.for_customer,
  active: row.usable,
});
