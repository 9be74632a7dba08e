import { badRequest, notFound } from '../../contract/failure.ts';
import type { components } from '../../src/schema.d.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findItem, isOf } from '../catalog/find-record.ts';
import type { MockCall } from '../core/call.ts';
import type { Entitlement } from '../state.ts';
import { deriveEntitlements } from './derive-entitlements.ts';
import { noSuch } from '../../domain/records.ts';
import { grantTerms, sentByParcel, untilEndOf } from '../../domain/entitlements/grants.ts';
import { presentRefusal } from '../../domain/refusal.ts';

/**
 * Gives somebody an item as if they had bought it. Another grant of the same item is changed, so that
 * its licence keys stay.
 * @throws Failure 400 for a day that is over, 404 where there is no such customer or item
 */
export function grantAccess(call: MockCall<'grantAccess'>): components['schemas']['Result'] {
  const { state, params, body, now, newId } = call;
  const terms = grantTerms(body, now);
  if ('error' in terms) throw badRequest(terms.reason, [terms.error]);
  const { note } = terms;
  const endsAt = terms.endsAt?.toISOString() ?? null;
  const person = state.people.find(({ userId }) => userId === params.id);
  if (person === undefined) throw notFound(noSuch('customer'));
  const item = findItem(state, body);
  if (!item.digital && !item.subscription) {
    return presentRefusal(sentByParcel(item.title));
  }
  const { userId, email } = person;
  const present = state.entitlements.find(
    (one) =>
      one.userId === userId &&
      one.source === 'GRANT' &&
      one.closedBecause === null &&
      isOf(one, item),
  );
  const before = present === undefined ? null : audited(present, null);
  const { catalogId, catalogItemId, title } = item;
  const grant: Entitlement = present ?? {
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
  if (present === undefined) state.entitlements.push(grant);
  const [action, subject] = ['entitlements.grant', `customer ${userId}`];
  recordAudit(call, { action, subject, before, after: audited(grant, null) });
  deriveEntitlements(state, now, newId);
  const how = body.until === undefined ? 'for good' : untilEndOf(body.until);
  return { Status: 'SUCCESS', Reason: `${email} has “${item.title}” ${how}.` };
}

/** What of a grant the audit shows. */
export function audited(
  { catalogId, catalogItemId, endsAt, note }: Entitlement,
  withdrawnAt: string | null,
) {
  return { catalogId, itemId: catalogItemId, endsAt, note, withdrawnAt };
}
