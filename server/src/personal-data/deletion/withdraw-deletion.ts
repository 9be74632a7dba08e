import type { Call } from '../../contract/handlers.ts';
import { lockAccount } from '../../identity/lock-account.ts';
import { mailDeletion } from './mail-deletion.ts';
import { AccountDeletion } from './account-deletion.entity.ts';

type WithdrawalCall = Pick<Call<'withdrawDeletion'>, 'em' | 'session' | 'services'>;

/** Keeps an account that was to be deleted. Whoever deletes it holds its row meanwhile. */
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
