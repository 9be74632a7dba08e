import { fullName } from '../../domain/identity/full-name.ts';
import type { ShopState } from '../state.ts';

/** Of a record of somebody's: whose it is, by the address and the name they have now. */
export function ownerOf(
  { people }: ShopState,
  { userId, email }: Record<'userId' | 'email', string>,
) {
  const owner = people.find((person) => person.userId === userId);
  return { email: owner?.email ?? email, customerName: owner ? fullName(owner) : '' };
}
