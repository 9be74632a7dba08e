import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import { getOr404 } from '../core/find.ts';
import type { MockHandlers, MockCall } from '../core/call.ts';
import type { components } from '../../src/schema.d.ts';
import { knownItem, findItem, isOf } from '../catalog/find-record.ts';
import { ownerOf } from '../identity/people.ts';
import { oneOfChoices } from '../core/list-filters.ts';
import type { Entitlement, ShopState } from '../state.ts';
import { visibleKeys } from './derive-entitlements.ts';
import { isOpen } from '../../domain/entitlements/is-open.ts';
import { requireValid } from '../../contract/failure.ts';
import { recordAudit } from '../audit/record-audit.ts';
import {
  decideGrant,
  decideWithdrawal,
  grantTerms,
  takenBack,
} from '../../domain/entitlements/grants.ts';
import { toDate } from '../../domain/time/calendar.ts';
import { outcomeOf, presentOutcome } from '../../domain/rejection.ts';
import { timeZone } from '../config/business.ts';

export const entitlements = {
  listAdminEntitlements: (call) => answerList(call, adminEntitlements(call.state, call.now)),
  getAdminEntitlement: ({ params, state, now }) =>
    answerRecord(params.id, adminEntitlements(state, now)),
  grantAccess,
  withdrawGrant,
} satisfies Partial<MockHandlers>;

type Wire = components['schemas']['AdminEntitlement'];

const SOURCES = ['ORDER', 'SUBSCRIPTION', 'GRANT'];

/** All entitlements as of `now`, including those that have ended. */
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

/** Adds the current names of the owner and the item. */
function present(state: ShopState, entitlement: Entitlement, now: Date): Wire {
  const { dateChanged: _, ...saved } = entitlement;
  const owner = ownerOf(state, saved);
  const { title } = knownItem(state, saved) ?? saved;
  const licenceKeys = visibleKeys(state, entitlement);
  return { ...saved, ...owner, title, licenceKeys, open: isOpen(entitlement, now) };
}

/**
 * Revokes access granted by staff.
 * @throws Failure 404 if the entitlement doesn't exist
 */
function withdrawGrant(call: MockCall<'withdrawGrant'>): components['schemas']['Result'] {
  const { state, params, now } = call;
  const grant = getOr404(state.entitlements, ({ id }) => id === params.id);
  const { catalogItemId: itemId, closedBecause } = grant;
  const terms = { ...termsOf(grant), withdrawnAt: closedBecause };
  const decided = decideWithdrawal({ ...grant, itemId }, terms, now);
  const outcome = outcomeOf(decided, (audit) => {
    Object.assign(grant, { closedBecause: 'WITHDRAWN', dateChanged: now.toISOString() });
    recordAudit(call, audit);
    return takenBack;
  });
  return presentOutcome(outcome);
}

/**
 * Grants a customer access to an item as if they had bought it. Updates an existing grant of the
 * item, so that its license keys stay the same.
 * @throws Failure 400 for a day in the past, 404 if the customer or item doesn't exist
 */
function grantAccess(call: MockCall<'grantAccess'>): components['schemas']['Result'] {
  const { state, params, body, now, newId } = call;
  const terms = requireValid(grantTerms(body, { now, timeZone }));
  const { userId, email } = getOr404(state.people, (one) => one.userId === params.id, 'customer');
  const item = findItem(state, body);
  const { catalogId, catalogItemId, title } = item;
  const granted = state.entitlements
    .filter((one) => one.userId === userId && one.source === 'GRANT' && isOf(one, item))
    .find(({ closedBecause }) => closedBecause === null);
  const facts = {
    person: { id: userId, email },
    item: { ...item, itemId: catalogItemId },
    present: granted ? termsOf(granted) : null,
  };
  const outcome = outcomeOf(decideGrant(facts, terms), ({ audit, reason }) => {
    const at = now.toISOString();
    const grant = granted ?? {
      id: newId(),
      userId,
      email,
      catalogId,
      catalogItemId,
      title,
      source: 'GRANT' as const,
      sourceId: newId(),
      open: false,
      dateCreated: at,
      closedBecause: null,
      licenceKeys: [],
    };
    const { note } = terms;
    const endsAt = terms.endsAt?.toISOString() ?? null;
    state.entitlements = state.entitlements.filter((one) => one !== granted);
    state.entitlements.push({ ...grant, endsAt, note, dateChanged: at });
    recordAudit(call, audit);
    return reason;
  });
  return presentOutcome(outcome);
}

const termsOf = ({ endsAt, note }: Entitlement) => ({ endsAt: toDate(endsAt), note: note ?? '' });
