import { requireLatin } from '@spindle/sdk/contract/require-latin';
import {
  MAX_ADDRESSES,
  presentBookFull,
  presentSavedAddress,
  validateNewAddress,
} from '@spindle/sdk/domain/account/address-book';
import { confirmationOf } from '@spindle/sdk/domain/checkout/address-on-record';
import { addressColumns } from '@spindle/sdk/domain/checkout/street-address';
import type { components } from '@spindle/sdk/schema';
import type { Call } from '../../contract/handlers.ts';
import { newId } from '../../database/base.ts';
import { lockUser } from '../../identity/lock-user.ts';
import { SavedAddress } from './saved-address.entity.ts';
import { noDefault, readUsed } from './used-address.ts';

/**
 * Saves another address in the first free slot. The first address in a book becomes the default.
 */
export async function addAddress({
  em,
  user,
  body,
  now,
  services,
}: Call<'addAddress'>): Promise<components['schemas']['AddressKept']> {
  requireLatin(body);
  const rejection = validateNewAddress(body.country, services.config.business.shipTo);
  if (rejection) return rejection;
  return em.transactional(async (tx) => {
    await lockUser(tx, user.id);
    const saved = await tx.find(SavedAddress, { userId: user.id });
    const taken = new Set(saved.map(({ place }) => place));
    const place = places.find((one) => !taken.has(one));
    if (place === undefined) return presentBookFull();
    const isDefault = taken.size === 0 || body.default === true;
    if (isDefault) await noDefault(tx, user.id);
    const { checked, asTyped } = confirmationOf(body, await readUsed(tx, user.id));
    const id = newId();
    tx.create(SavedAddress, {
      id,
      userId: user.id,
      place,
      isDefault,
      ...addressColumns(body),
      checked,
      asTyped,
      createdAt: now,
    });
    return presentSavedAddress(id);
  });
}

const places = Array.from({ length: MAX_ADDRESSES }, (_, at) => at + 1);
