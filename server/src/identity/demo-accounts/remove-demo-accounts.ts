import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { recordAudit } from '../../audit/record-audit.ts';
import { query } from '../../database/query.ts';
import { accountColumns, type AccountColumn } from './account-columns.ts';
import { findDemoAccounts } from './find-demo-accounts.ts';

export interface RemovedAccounts {
  /** Accounts that were deleted. */
  deleted: number;
  /**
   * Accounts kept without personal data because orders or other records refer to them. Nobody can
   * ever sign in to them again.
   */
  voided: number;
}

/**
 * Removes the demo's accounts permanently, with their sessions, tokens and everything else that
 * belongs only to them. Orders, payments, subscriptions and the audit log keep referring to the
 * voided accounts.
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

/** RFC 2606 reserves `.invalid`, so no email can ever reach a voided account. */
async function voidAll(tx: EntityManager, ids: string[], now: Date): Promise<number> {
  const voided = await query(
    tx,
    `update users
        set email = 'removed-' || id || '@demo.invalid', first_name = 'Removed',
            last_name = 'demo account', password_hash = null, totp_secret = null,
            totp_last_step = null, extended = false, warehouse = false, roles = '{}',
            provider_customer_id = null, demo = false, updated_at = $2, version = version + 1
      where id = any($1) returning id`,
    [ids, now],
  );
  return voided.length;
}
