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
  /** Does nothing, because the mock carrier applies its events directly when they happen. */
  receiveEasypostEvent(call) {
    requireSignature(call, 'X-Hmac-Signature');
    call.readSigned();
    return { received: true };
  },
} satisfies Partial<MockHandlers>;
