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
import { notFound, badRequest } from '../../contract/failure.ts';
import { recordAudit } from '../audit/record-audit.ts';
import {
  bought,
  takenBackBefore,
  takenBack,
  grantTerms,
  sentByParcel,
  untilEndOf,
} from '../../domain/entitlements/grants.ts';
import { presentDone, presentRejection } from '../../domain/rejection.ts';
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
function present(state: ShopState, entitlement: Entitlement, now: Date): Wire {
  const { dateChanged: _, ...kept } = entitlement;
  const owner = ownerOf(state, kept);
  const { title } = knownItem(state, kept) ?? kept;
  const licenceKeys = visibleKeys(state, entitlement);
  return { ...kept, ...owner, title, licenceKeys, open: isOpen(entitlement, now) };
}

/**
 * Takes back what staff gave.
 * @throws Failure 404 where there is no such entitlement
 */
function withdrawGrant(call: MockCall<'withdrawGrant'>): components['schemas']['Result'] {
  const { state, params, now } = call;
  const grant = state.entitlements.find(({ id }) => id === params.id);
  if (grant === undefined) throw notFound();
  const { source, closedBecause, userId } = grant;
  if (source !== 'GRANT') return presentRejection(bought[source]);
  if (closedBecause !== null) return presentRejection(takenBackBefore);
  const at = now.toISOString();
  Object.assign(grant, { closedBecause: 'WITHDRAWN', dateChanged: at });
  recordAudit(call, {
    action: 'entitlements.withdraw',
    subject: `customer ${userId}`,
    before: audited(grant, null),
    after: audited(grant, at),
  });
  return presentDone(takenBack);
}

/**
 * Gives somebody an item as if they had bought it. Another grant of the same item is changed, so that
 * its licence keys stay.
 * @throws Failure 400 for a day that is over, 404 where there is no such customer or item
 */
function grantAccess(call: MockCall<'grantAccess'>): components['schemas']['Result'] {
  const { state, params, body, now, newId } = call;
  const terms = grantTerms(body, { now, timeZone });
  if ('error' in terms) throw badRequest(terms.reason, [terms.error]);
  const { note } = terms;
  const endsAt = terms.endsAt?.toISOString() ?? null;
  const person = getOr404(state.people, ({ userId }) => userId === params.id, 'customer');
  const item = findItem(state, body);
  if (!item.digital && !item.subscription) return presentRejection(sentByParcel(item.title));
  const { userId, email } = person;
  const granted = state.entitlements.find(
    (one) =>
      one.userId === userId &&
      one.source === 'GRANT' &&
      one.closedBecause === null &&
      isOf(one, item),
  );
  const before = granted === undefined ? null : audited(granted, null);
  const { catalogId, catalogItemId, title } = item;
  const grant: Entitlement = granted ?? {
    id: newId(),
    userId,
    email,
    catalogId,
    catalogItemId,
    title,
    source: 'GRANT',
    sourceId: newId(),
    open: false,
    dateCreated: now.toISOString(),
    endsAt,
    closedBecause: null,
    note,
    licenceKeys: [],
  };
  Object.assign(grant, { endsAt, note, dateChanged: now.toISOString() });
  if (granted === undefined) state.entitlements.push(grant);
  const [action, subject] = ['entitlements.grant', `customer ${userId}`];
  recordAudit(call, { action, subject, before, after: audited(grant, null) });
  const how = body.until === undefined ? 'for good' : untilEndOf(body.until);
  return presentDone(`${email} has “${item.title}” ${how}.`);
}

/** What of a grant the audit shows. */
function audited(
  { catalogId, catalogItemId, endsAt, note }: Entitlement,
  withdrawnAt: string | null,
) {
  return { catalogId, itemId: catalogItemId, endsAt, note, withdrawnAt };
}
