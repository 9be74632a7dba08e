import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { CodeFacts } from '@spindle/sdk/domain/checkout/validate-code';
import { db } from '../../database/db.ts';
import { bool, countRows, int, lower } from '../../database/expressions.ts';

/** The facts about a code that decide whether it applies, and its id at the provider. */
export interface StoredCode extends CodeFacts {
  id: string;
  promotionCodeId: string | null;
}

/** The code name in a customer's cart, and the code of that name. */
export interface EnteredCode {
  name: string;
  code: StoredCode | undefined;
}

/** Loads the code in a customer's cart, with their uses of it; null if they entered none. */
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

/** Loads the code of the name that a customer entered; null if they entered none. */
export async function findEntered(
  em: EntityManager,
  userId: string,
  name: string | null,
): Promise<EnteredCode | null> {
  return name === null ? null : { name, code: await findCodeNamed(em, name, userId) };
}

/** Finds a code by name, ignoring case: the active one, otherwise the newest. */
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

/** Finds a code by id, with this customer's uses of it. */
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
      const theirs = eb
        .selectFrom('discount_uses as u')
        .innerJoin('checkouts as k', 'k.id', 'u.checkout_id')
        .select(countRows().as('uses'))
        .whereRef('u.code_id', '=', 'c.id')
        .where('u.user_id', '=', userId)
        .where('u.state', '<>', 'RETURNED');
      return [
        // the customer's own open page does not count against them
        int(theirs.where('k.state', 'in', ['STARTING', 'OPEN'])).as('own'),
        int(theirs.where('k.state', 'not in', ['STARTING', 'OPEN'])).as('past'),
        bool(eb.and([eb.ref('c.active'), eb.ref('c.provider_active')])).as('usable'),
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
  items: row.items,
  starts: row.starts_at,
  ends: row.ends_at,
  uses: row.uses,
  used: row.used - row.own,
  usesPerCustomer: row.uses_per_customer,
  usedByCustomer: row.past,
  leastSumCents: row.least_sum_cents,
  active: row.usable,
});
