import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '@spindle/sdk/contract/filter-values';
import { recordAudit } from '../../audit/record-audit.ts';
import { lockUser } from '../../identity/lock-user.ts';
import { newId } from '../../database/base.ts';
import { badRequest, notFound } from '@spindle/sdk/contract/failure';
import type { Services } from '../../services.ts';
import { AccessGrant } from '../access-grant.entity.ts';
import { deriveEntitlements } from '../derive-entitlements.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { grantTerms, sentByParcel, untilEndOf } from '@spindle/sdk/domain/entitlements/grants';
import { done, refused, type Outcome } from '@spindle/sdk/domain/rejection';
import { User } from '../../identity/user.entity.ts';
import { CatalogItem } from '../../catalog/catalog-item.entity.ts';

/** What staff's changes of access need besides their input. */
export interface GrantCall {
  em: EntityManager;
  services: Pick<Services, 'now' | 'jobs' | 'config'>;
  /** Who changes it. */
  user: { id: string; email: string };
  requestId: string;
  now: Date;
}

export interface GrantForm {
  catalogId: string;
  catalogItemId: string;
  /** The last day of it by the shop's calendar: `2026-12-31`. */
  until?: string;
  note: string;
}

/**
 * Gives somebody an item as if they had bought it. Another grant of the same item is changed, so that
 * its licence keys stay.
 * @throws Failure 400 for a day that is over, 404 where there is no such customer or item
 */
export async function grantAccess(
  { em, services, user, requestId, now }: GrantCall,
  userId: string,
  form: GrantForm,
): Promise<Outcome> {
  const terms = grantTerms(form, { now, timeZone: services.config.business.timeZone });
  if ('error' in terms) throw badRequest(terms.reason, [terms.error]);
  const { endsAt, note } = terms;
  const { catalogId, catalogItemId: itemId } = form;
  if (!isId(userId)) throw notFound(noSuch('customer'));
  return em.transactional(async (tx) => {
    await lockUser(tx, userId);
    const person = await tx.findOne(User, { id: userId }, { fields: ['email'] });
    if (person === null) throw notFound(noSuch('customer'));
    const item = await tx.findOne(CatalogItem, { catalogId, itemId, deletedAt: null });
    if (item === null) throw notFound(noSuch('item'));
    if (!item.digital && !item.subscription) {
      return refused(sentByParcel(item.title));
    }
    const present = await tx.findOne(AccessGrant, { userId, catalogId, itemId, withdrawnAt: null });
    const before = present && audited(present);
    const fields = { endsAt, note, grantedBy: user.email };
    const grant =
      present === null
        ? tx.create(AccessGrant, {
            ...fields,
            id: newId(),
            userId,
            catalogId,
            itemId,
            createdAt: now,
          })
        : tx.assign(present, fields);
    recordAudit(tx, {
      actor: { id: user.id, email: user.email },
      action: 'entitlements.grant',
      subject: `customer ${userId}`,
      before,
      after: audited(grant),
      requestId,
      now,
    });
    await tx.flush();
    await deriveEntitlements(tx, services, userId);
    const how = form.until === undefined ? 'for good' : untilEndOf(form.until);
    return done(`${person.email} has “${item.title}” ${how}.`);
  });
}

/** What of a grant the audit shows. */
export const audited = ({ catalogId, itemId, endsAt, note, withdrawnAt }: AccessGrant) => ({
  catalogId,
  itemId,
  endsAt: endsAt?.toISOString() ?? null,
  note,
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});
