import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuchAddress } from '@spindle/sdk/domain/account/address-book';
import type { Call } from '../../contract/handlers.ts';
import { lockUser } from '../../identity/lock-user.ts';
import { SavedAddress } from './saved-address.entity.ts';

/**
 * Deletes an address from the book. If it was the default, the oldest remaining address becomes the
 * default.
 * @throws Failure 404 if the address isn't the caller's or no longer exists
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
    const gone = book.find((saved) => saved.id === id.toLowerCase());
    if (!gone) throw notFound(noSuchAddress);
    // Delete the address first, because the table allows only one default.
    await tx.remove(gone).flush();
    const oldest = book.find((saved) => saved !== gone);
    if (gone.isDefault && oldest) oldest.isDefault = true;
  });
}
