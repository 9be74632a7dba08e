import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '@spindle/sdk/contract/filter-values';
import { recordAudit } from '../../audit/record-audit.ts';
import { lockUser } from '../../identity/lock-user.ts';
import { newId } from '../../database/base.ts';
import { requireValid, notFound } from '@spindle/sdk/contract/failure';
import type { Services } from '../../services.ts';
import { AccessGrant } from '../access-grant.entity.ts';
import { deriveEntitlements } from '../derive-entitlements.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { decideGrant, grantTerms } from '@spindle/sdk/domain/entitlements/grants';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { User } from '../../identity/user.entity.ts';
import { CatalogItem } from '../../catalog/catalog-item.entity.ts';

/** Dependencies for a change of access by staff. */
export interface GrantCall {
  em: EntityManager;
  services: Pick<Services, 'now' | 'jobs' | 'config'>;
  /** The employee who makes the change. */
  user: { id: string; email: string };
  requestId: string;
  now: Date;
}

export interface GrantForm {
  catalogId: string;
  catalogItemId: string;
  /** Last day of access in the shop's time zone, for example `2026-12-31`. */
  until?: string;
  note: string;
}

/**
 * Grants a customer the same access to an item as a purchase would. If the customer already has a
 * grant for the item, changes that grant so that its license keys are kept.
 * @throws Failure 400 for a day in the past, 404 if the customer or item does not exist
 */
export async function grantAccess(
  { em, services, user, requestId, now }: GrantCall,
  userId: string,
  form: GrantForm,
): Promise<Outcome> {
  const { timeZone } = services.config.business;
  const terms = requireValid(grantTerms(form, { now, timeZone }));
  const { endsAt, note } = terms;
  const { catalogId, catalogItemId: itemId } = form;
  if (!isId(userId)) throw notFound(noSuch('customer'));
  return em.transactional(async (tx) => {
    await lockUser(tx, userId);
    const person = await tx.findOne(User, { id: userId }, { fields: ['email'] });
    if (person === null) throw notFound(noSuch('customer'));
    const item = await tx.findOne(CatalogItem, { catalogId, itemId, deletedAt: null });
    if (item === null) throw notFound(noSuch('item'));
    const present = await tx.findOne(AccessGrant, { userId, catalogId, itemId, withdrawnAt: null });
    const changes = decideGrant({ person, item, present }, terms);
    if ('code' in changes) return rejectWith(changes);
    const fields = { endsAt, note, grantedBy: user.email };
    if (present) tx.assign(present, fields);
    else {
      const grant = { id: newId(), userId, catalogId, itemId, createdAt: now };
      tx.create(AccessGrant, { ...fields, ...grant });
    }
    const actor = { id: user.id, email: user.email };
    recordAudit(tx, { ...changes.audit, actor, requestId, now });
    await tx.flush();
    await deriveEntitlements(tx, services, userId);
    return done(changes.reason);
  });
}
