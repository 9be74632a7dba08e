import { presentStart } from '../../domain/checkout/present-start.ts';
import { answerList, answerRecord } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { adminSubscriptions } from './admin-subscriptions.ts';
import { builderSubscriptions } from './builder-subscriptions.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { openPortal } from './open-portal.ts';
import { passPeriods } from './pass-periods.ts';
import { startSubscription } from './start-subscription.ts';

export const subscriptions = {
  startSubscription: (call) => presentStart(startSubscription(call)),
  listSubscriptions(call) {
    passPeriods(call, call.origin);
    return listSubscriptions(call.state, call.user.userId, call.now);
  },
  cancelSubscription,
  listBuilderSubscriptions: ({ state }) => builderSubscriptions(state),
  openCustomerPortal: openPortal,
  listAdminSubscriptions(call) {
    passPeriods(call, call.origin);
    return answerList(call, adminSubscriptions(call.state));
  },
  getAdminSubscription(call) {
    passPeriods(call, call.origin);
    return answerRecord(call.params.id, adminSubscriptions(call.state));
  },
} satisfies Partial<MockHandlers>;
