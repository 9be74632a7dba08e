import type { EntityManager } from '@mikro-orm/postgresql';
import { recordStaffAction } from '../audit/record-audit.ts';
import type { EditContext } from '../editing/edit-read-cache.ts';
import { newId } from '../database/base.ts';
import { User } from '../identity/user.entity.ts';
import { mailInvitation } from '../identity/mail-invitation.ts';
import { CustomerTag } from '../remarks/customer-tag.entity.ts';
import type { Services } from '../services.ts';
import type { ImportRow } from './import-row.entity.ts';
import { loadAccounts } from './make-planner.ts';

interface Applying {
  tx: EntityManager;
  editing: EditContext;
  services: Pick<Services, 'jobs'>;
  /** Whether new customers get an email. */
  invite: boolean;
}

/**
 * Creates accounts without a password. Accounts that exist keep their names and get the tags that
 * they lack.
 */
export async function applyCustomers(
  { tx, editing, services, invite }: Applying,
  rows: readonly ImportRow[],
): Promise<void> {
  const { now } = editing;
  const drafts = rows.flatMap(({ draft }) => (draft?.kind === 'customers' ? draft : []));
  const accounts = await loadAccounts(
    tx,
    drafts.map(({ email }) => email),
  );
  for (const row of rows) {
    const { draft } = row;
    if (draft?.kind !== 'customers') continue;
    const { email, firstName, lastName } = draft;
    const account = accounts.get(email.toLowerCase());
    const id = account?.id ?? newId();
    const tags = draft.tags.filter((tag) => !account?.tags?.includes(tag));
    if (account === undefined) {
      tx.create(User, { id, email, firstName, lastName, createdAt: now, updatedAt: now });
      if (invite) await services.jobs.send(tx, mailInvitation, { userId: id });
    }
    for (const tag of tags)
      tx.create(CustomerTag, { user: tx.getReference(User, id, { wrapped: true }), tag });
    recordStaffAction(tx, editing, {
      action: account === undefined ? 'identity.import-customer' : 'remarks.tag-customer',
      subject: `customer ${id}`,
      before: null,
      after: account === undefined ? { email, firstName, lastName, tags } : { tags },
    });
    row.recordId = id;
    row.status = 'DONE';
    row.change = { kind: 'customers', created: account === undefined, tags };
  }
}
