import { formatDay } from '../../domain/time/format-moment.ts';
import { notFound } from '../../contract/failure.ts';
import type { components } from '../../src/schema.d.ts';
import { isOf } from '../catalog/find-record.ts';
import type { MockCall } from '../core/call.ts';
import { passPeriods } from './pass-periods.ts';
import { cancelAtPeriodEnd } from './portal.ts';
import {
  noSuchSubscription,
  cancelledForGood,
  cancelledUntil,
} from '../../domain/subscriptions/replies.ts';

/**
 * Has a subscription end with what is paid. Again makes no difference.
 * @throws Failure 404 where the customer has none
 */
export function cancelSubscription(
  call: MockCall<'cancelSubscription'>,
): components['schemas']['Result'] {
  const { state, user, params, origin } = call;
  passPeriods(call, origin);
  const subscription = state.subscriptions.find(
    (one) => one.userId === user.userId && isOf(one, params) && one.endedAt === null,
  );
  if (subscription === undefined) throw notFound(noSuchSubscription);
  cancelAtPeriodEnd(call, subscription.id);
  const { paymentDue, currentPeriodEnd } = subscription;
  if (paymentDue || currentPeriodEnd === null) {
    const Reason = cancelledForGood;
    return { Status: 'SUCCESS', Reason };
  }
  const day = formatDay(new Date(currentPeriodEnd));
  const Reason = cancelledUntil(day);
  return { Status: 'SUCCESS', Reason };
}
