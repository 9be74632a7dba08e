import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { recordAudit } from '../../audit/record-audit.ts';
import { query } from '../../database/query.ts';
import { accountColumns, type AccountColumn } from './account-columns.ts';
import { findDemoAccounts } from './find-demo-accounts.ts';

export interface RemovedAccounts {
  /** Gone without a trace. */
  deleted: number;
  /** Kept without a name, as orders or the like tell of them; nobody can ever open them again. */
  voided: number;
}

/**
 * Removes the demo's accounts for good, with their sessions, tokens and whatever else is theirs alone;
 * orders, payments, subscriptions and the audit go on referring to accounts that are void.
 */
export function removeDemoAccounts({
  orm,
  now,
}: {
  orm: MikroORM;
  now: Date;
}): Promise<RemovedAccounts> {
  return orm.em.fork().transactional(async (tx) => {
    const found = await findDemoAccounts(tx);
    const ids = found.map(({ id }) => id);
    await query(tx, 'select 1 from users where id = any($1) order by id for update', [ids]);
    const { theirs, references } = await accountColumns(tx);
    for (const column of theirs) await deleteAll(tx, column, ids);
    const deleted = await deleteUnused(tx, references, ids);
    const voided = await voidAll(tx, ids, now);
    if (ids.length > 0) {
      recordAudit(tx, {
        actor: null,
        action: 'identity.remove-demo-accounts',
        subject: 'demo accounts',
        before: null,
        after: { deleted, voided },
        requestId: null,
        now,
      });
    }
    return { deleted, voided };
  });
}

async function deleteAll(tx: EntityManager, { table, column }: AccountColumn, ids: string[]) {
  await query(tx, `delete from "${table}" where "${column}" = any($1)`, [ids]);
}

async function deleteUnused(
  tx: EntityManager,
  references: readonly AccountColumn[],
  ids: string[],
): Promise<number> {
  const used = references.map(
    ({ table, column }) =>
      `and not exists (select from "${table}" t where t."${column}" = users.id)`,
  );
  const gone = await query(
    tx,
    `delete from users where id = any($1) ${used.join(' ')} returning id`,
    [ids],
  );
  return gone.length;
}

/** `.invalid` is nobody's, by RFC 2606: no mail can lead to such an account. */
async function voidAll(tx: EntityManager, ids: string[], now: Date): Promise<number> {
  const voided = await query(
    tx,
    `update users
        set email = 'removed-' || id || '@demo.invalid', first_name = 'Removed',
            last_name = 'demo account', password_hash = null, totp_secret = null,
            totp_last_step = null, extended = false, warehouse = false,
            provider_customer_id = null, demo = false, updated_at = $2, version = version + 1
      where id = any($1) returning id`,
    [ids, now],
  );
  return voided.length;
}
