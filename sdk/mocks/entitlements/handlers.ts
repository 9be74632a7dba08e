import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers, MockCall } from '../core/call.ts';
import { passPeriods } from '../subscriptions/pass-periods.ts';
import { grantAccess, audited } from './grant-access.ts';
import type { components } from '../../src/schema.d.ts';
import { knownItem } from '../catalog/known-record.ts';
import { oneOfChoices } from '../core/list-filters.ts';
import type { Entitlement, ShopState } from '../state.ts';
import { isOpen } from './open-entitlements.ts';
import { notFound } from '../../contract/failure.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { deriveEntitlements } from './derive-entitlements.ts';
import { bought, takenBackBefore, takenBack } from '../../domain/entitlements/grants.ts';
import { presentRefusal } from '../../domain/refusal.ts';

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

type Wire = components['schemas']['AdminEntitlement'];

const SOURCES = ['ORDER', 'SUBSCRIPTION', 'GRANT'];

/** What everybody may open as of `now`, and could before. */
const adminEntitlements = (state: ShopState, now: Date): MockList<Wire> => ({
  resource: 'entitlements',
  records: state.entitlements.map((one) => present(state, one, now)),
  sortable: ['endsAt', 'catalogItemId'],
  sortBy: { catalogItemId: ({ catalogId, catalogItemId }) => [catalogId, catalogItemId] },
  filters: {
    ids: ['id', 'userId'],
    texts: ['catalogId', 'catalogItemId'],
    flags: ['open'],
    others: { source: oneOfChoices(({ source }) => source, SOURCES) },
  },
});

/** With the names its owner and its item have now. */
function present(
  state: ShopState,
  { dateChanged: _, otherKeys: _keys, ...entitlement }: Entitlement,
  now: Date,
): Wire {
  const { email } = state.people.find(({ userId }) => userId === entitlement.userId) ?? entitlement;
  const { title } = knownItem(state, entitlement) ?? entitlement;
  return { ...entitlement, email, title, open: isOpen(entitlement, now) };
}

/**
 * Takes back what staff gave.
 * @throws Failure 404 where there is no such entitlement
 */
function withdrawGrant(call: MockCall<'withdrawGrant'>): components['schemas']['Result'] {
  const { state, params, now, newId } = call;
  const grant = state.entitlements.find(({ id }) => id === params.id);
  if (grant === undefined) throw notFound();
  const { source, closedBecause, userId } = grant;
  if (source !== 'GRANT') return presentRefusal(bought[source]);
  if (closedBecause !== null) {
    return presentRefusal(takenBackBefore);
  }
  const at = now.toISOString();
  Object.assign(grant, { closedBecause: 'WITHDRAWN', dateChanged: at });
  recordAudit(call, {
    action: 'entitlements.withdraw',
    subject: `customer ${userId}`,
    before: audited(grant, null),
    after: audited(grant, at),
  });
  deriveEntitlements(state, now, newId);
  return { Status: 'SUCCESS', Reason: takenBack };
}
