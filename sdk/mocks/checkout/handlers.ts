import { presentAddressCheck, refuseAddress } from '../../domain/checkout/address-check.ts';
import { business } from '../config/business.ts';
import type { MockHandlers } from '../core/call.ts';
import { presentStart } from '../../domain/checkout/present-start.ts';
import { readCheckoutStatus } from './read-status.ts';
import { startCheckout } from './start-checkout.ts';
import { verifyAddress } from './verify-address.ts';
import {
  addressRetrieved,
  noAddressYet,
  checkAddressFirst,
  addressSaved,
} from '../../domain/checkout/replies.ts';
import { presentRefusal } from '../../domain/refusal.ts';

export const checkout = {
  startAddress({ user }) {
    return user.address
      ? { Status: 'RETRIEVED', Reason: addressRetrieved, Response: user.address }
      : { Status: 'CHECKED', Reason: noAddressYet, Response: null };
  },
  checkAddress({ body, session, user }) {
    const checked =
      refuseAddress(body, business.shipTo) ?? presentAddressCheck(body, verifyAddress(body));
    keeperOf(session, user).pendingAddress = checked.Response ?? undefined;
    return checked;
  },
  saveAddress({ session, user }) {
    const keeper = keeperOf(session, user);
    if (!keeper.pendingAddress) return presentRefusal(checkAddressFirst);
    user.address = keeper.pendingAddress;
    keeper.pendingAddress = undefined;
    return { Status: 'SAVED', Reason: addressSaved };
  },
  startCheckout: (call) => presentStart(startCheckout(call)),
  getCheckoutStatus: (call) => readCheckoutStatus(call),
} satisfies Partial<MockHandlers>;

/** What was checked waits in the session; a program has none, and it waits with its person. */
function keeperOf<S extends { userId: string | null }, P>(session: S, user: P): S | P {
  return session.userId === null ? user : session;
}
