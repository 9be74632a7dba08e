import { addressNotAccepted, refuseCountry } from '../../domain/shipping/countries.ts';
import type { components } from '../../src/schema.d.ts';
import { business } from '../config/business.ts';
import type { MockHandlers } from '../core/call.ts';
import { presentStart } from './present-start.ts';
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

type Checked = components['schemas']['AddressCheck'];

export const checkout = {
  startAddress({ user }) {
    return user.address
      ? {
          Status: 'RETRIEVED',
          Reason: addressRetrieved,
          Response: user.address,
        }
      : { Status: 'CHECKED', Reason: noAddressYet, Response: null };
  },
  checkAddress({ body, session, user }) {
    const country = refuseCountry(body.country, business.shipTo);
    const checked: Checked =
      country === null
        ? verifyAddress(body)
        : {
            Status: 'ERROR',
            code: 'COUNTRY_NOT_SERVED',
            Reason: addressNotAccepted,
            Response: null,
            Errors: [{ path: 'country', message: country }],
          };
    keeperOf(session, user).pendingAddress = checked.Response ?? undefined;
    return checked;
  },
  saveAddress({ session, user }) {
    const keeper = keeperOf(session, user);
    if (!keeper.pendingAddress) {
      return presentRefusal(checkAddressFirst);
    }
    user.address = keeper.pendingAddress;
    keeper.pendingAddress = undefined;
    return { Status: 'SAVED', Reason: addressSaved };
  },
  startCheckout: (call) => presentStart(startCheckout(call)),
  getCheckoutStatus: (call) => readCheckoutStatus(call),
} satisfies Pick<
  MockHandlers,
  'startAddress' | 'checkAddress' | 'saveAddress' | 'startCheckout' | 'getCheckoutStatus'
>;

/** What was checked waits in the session; a program has none, and it waits with its person. */
function keeperOf<S extends { userId: string | null }, P>(session: S, user: P): S | P {
  return session.userId === null ? user : session;
}
