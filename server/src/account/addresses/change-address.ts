import { requireLatin } from '@spindle/sdk/contract/require-latin';
import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import {
  noSuchAddress,
  presentSavedAddress,
  validateNewAddress,
} from '@spindle/sdk/domain/account/address-book';
import { confirmationOf, isSamePlace } from '@spindle/sdk/domain/checkout/address-on-record';
import { addressColumns } from '@spindle/sdk/domain/checkout/street-address';
import type { components } from '@spindle/sdk/schema';
import type { Call } from '../../contract/handlers.ts';
import { lockUser } from '../../identity/lock-user.ts';
import { SavedAddress } from './saved-address.entity.ts';
import { noDefault, readUsed } from './used-address.ts';

/**
 * Replaces one of the caller's addresses.
 * @throws Failure 404 if the address isn't theirs, 400 if the carrier can't print it
 */
export async function changeAddress({
  em,
  user,
  params: { id },
  body,
  services,
}: Call<'changeAddress'>): Promise<components['schemas']['AddressKept']> {
  return em.transactional(async (tx) => {
    await lockUser(tx, user.id);
    const saved = isId(id) ? await tx.findOne(SavedAddress, { id, userId: user.id }) : null;
    if (!saved) throw notFound(noSuchAddress);
    requireLatin(body);
    const rejection = validateNewAddress(body.country, services.config.business.shipTo);
    if (rejection) return rejection;
    const becomesDefault = body.default === true && !saved.isDefault;
    if (becomesDefault) await noDefault(tx, user.id);
    const { checked, asTyped } = isSamePlace(saved, body)
      ? saved
      : confirmationOf(body, await readUsed(tx, user.id));
    const isDefault = saved.isDefault || becomesDefault;
    tx.assign(saved, { ...addressColumns(body), isDefault, checked, asTyped });
    return presentSavedAddress(id);
  });
}
