import type { MockHandlers } from '../core/call.ts';
import { requireSignature } from '../core/event-signature.ts';
import { ofCustomer } from '../orders/staff/search-orders.ts';
import { buyLabel } from './buy-label.ts';
import { customs } from './customs.ts';
import { listLabelRates } from './list-label-rates.ts';
import { voidLabel } from './void-label.ts';
import { presentOutcome } from '../../domain/rejection.ts';
import { presentLabel } from '../../domain/shipping/customs/present-customs.ts';

export const shipping = {
  listLabelRates,
  ...customs,
  buyLabel: (call) => presentLabel(buyLabel(call, ofCustomer(call.state, call.body), call.body)),
  voidLabel: (call) => presentOutcome(voidLabel(call)),
  /** Nothing follows from it: what the played carrier has to say, it says when it happens. */
  receiveEasypostEvent(call) {
    requireSignature(call, 'X-Hmac-Signature');
    call.readSigned();
    return { received: true };
  },
} satisfies Partial<MockHandlers>;
