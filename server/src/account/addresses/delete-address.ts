import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuchAddress } from '@spindle/sdk/domain/account/address-book';
import type { Call } from '../../contract/handlers.ts';
import { lockUser } from '../../identity/lock-user.ts';
import { SavedAddress } from './saved-address.entity.ts';

/**
 * Takes an address out of the book; the oldest one left is the default where this was it.
 * @throws Failure 404 for one that is not the caller's, or is gone
 */
export async function deleteAddress({
  em,
  user,
  params: { id },
}: Pick<Call<'deleteAddress'>, 'em' | 'user' | 'params'>): Promise<void> {
  await em.transactional(async (tx) => {
    await lockUser(tx, user.id);
    const orderBy = { createdAt: 'asc', id: 'asc' } as const;
    const book = isId(id) ? await tx.find(SavedAddress, { userId: user.id }, { orderBy }) : [];
    const gone = book.find((kept) => kept.id === id.toLowerCase());
    if (!gone) throw notFound(noSuchAddress);
    // the table lets one be the default, so this one goes first
    await tx.remove(gone).flush();
    const oldest = book.find((kept) => kept !== gone);
    if (gone.isDefault && oldest) oldest.isDefault = true;
  });
}
