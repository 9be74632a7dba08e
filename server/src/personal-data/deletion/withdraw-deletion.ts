import type { Call } from '../../contract/handlers.ts';
import { lockAccount } from '../../identity/lock-account.ts';
import { mailDeletion } from './mail-deletion.ts';
import { AccountDeletion } from './account-deletion.entity.ts';

type WithdrawalCall = Pick<Call<'withdrawDeletion'>, 'em' | 'session' | 'services'>;

/** Cancels a pending deletion. Waits for a deletion in progress, which holds the account's row. */
export async function withdrawDeletion({ em, session, services }: WithdrawalCall): Promise<void> {
  await em.transactional(async (tx) => {
    const { id } = await lockAccount(tx, session);
    const deletion = await tx.findOne(AccountDeletion, { user: id });
    if (deletion === null) return;
    tx.remove(deletion);
    await services.jobs.send(tx, mailDeletion, {
      userId: id,
      stage: 'taken-back',
      due: deletion.dueAt.toISOString(),
    });
  });
}
