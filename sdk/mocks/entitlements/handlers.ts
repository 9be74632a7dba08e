import { answerList, answerRecord } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { passPeriods } from '../subscriptions/pass-periods.ts';
import { adminEntitlements } from './admin-entitlements.ts';
import { grantAccess } from './grant-access.ts';
import { withdrawGrant } from './withdraw-grant.ts';

export const entitlements = {
  listAdminEntitlements(call) {
    passPeriods(call, call.origin);
    return answerList(call, adminEntitlements(call.state, call.now));
  },
  getAdminEntitlement(call) {
    passPeriods(call, call.origin);
    return answerRecord(call.params.id, adminEntitlements(call.state, call.now));
  },
  grantAccess,
  withdrawGrant,
} satisfies Partial<MockHandlers>;
