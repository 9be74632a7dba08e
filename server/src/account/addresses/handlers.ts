import { addressDeleted } from '@spindle/sdk/domain/account/address-book';
import { presentDone } from '@spindle/sdk/domain/rejection';
import type { Handlers } from '../../contract/handlers.ts';
import { addAddress } from './add-address.ts';
import { changeAddress } from './change-address.ts';
import { deleteAddress } from './delete-address.ts';
import { readAddresses } from './read-addresses.ts';

export const addressBook = {
  async listAddresses({ em, user }) {
    return { addresses: await readAddresses(em, user.id) };
  },
  addAddress,
  changeAddress,
  async deleteAddress(call) {
    await deleteAddress(call);
    return presentDone(addressDeleted);
  },
} satisfies Handlers<'listAddresses' | 'addAddress' | 'changeAddress' | 'deleteAddress'>;
