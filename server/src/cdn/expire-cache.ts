import { hash } from 'node:crypto';
import type { EditContext } from '../editing/edit-read-cache.ts';
import { findItems } from '../catalog/catalog-rows.ts';
import { itemKey } from '../catalog/item-keys.ts';
import { recordStaffAction } from '../audit/record-audit.ts';
import type { Cdn, Invalidation } from '../gateways/cdn.ts';
import type { Services } from '../services.ts';
import { announceChange } from '../read-cache/change-listener.ts';
import {
  cdnBusy,
  cdnRejected,
  cdnSilent,
  expired,
  expiredWithoutCdn,
  expiring,
  noSuchItem,
} from '@spindle/sdk/domain/cdn/expire-cache';
import { done, rejectWith, type Outcome, type Rejection } from '@spindle/sdk/domain/rejection';

interface Expiry extends Omit<EditContext, 'services'> {
  services: Pick<Services, 'snapshot' | 'log' | 'cdn'>;
}

/**
 * Refreshes every copy: those in the memory of all our processes, and the CDN's if there is one.
 * @param spaths the paths to expire, as entered by staff
 */
export async function expireCache(expiry: Expiry, spaths: string): Promise<Outcome> {
  const { em, services, requestId } = expiry;
  const { item, paths } = expiring(spaths);
  if (item !== undefined && (await findItems(em, [itemKey(item)])).length === 0) {
    return rejectWith(noSuchItem(item));
  }
  await em.transactional(async (tx) => {
    recordStaffAction(tx, expiry, {
      action: 'cdn.expire-cache',
      subject: `cache ${spaths}`,
      before: null,
      after: { paths },
    });
    await announceChange(tx, 'expired');
  });
  await services.snapshot.rebuild();
  if (services.cdn === null) return done(expiredWithoutCdn);
  return tell(services.cdn, { paths, log: services.log, reference: referenceOf(requestId, paths) });
}

interface Order {
  paths: readonly string[];
  /** The same for every attempt of one request. */
  reference: string;
  log: Services['log'];
}

async function tell(cdn: Cdn, { paths, reference, log }: Order): Promise<Outcome> {
  try {
    const invalidation = await cdn.invalidate(paths, reference);
    if (invalidation.outcome === 'ACCEPTED') return done(expired);
    log.warn({ invalidation, paths }, 'the CDN rejected an invalidation');
    return rejectWith(rejectionOf(invalidation));
  } catch (error) {
    log.warn({ err: error, paths }, 'the CDN did not respond');
    return rejectWith(cdnSilent);
  }
}

function rejectionOf(invalidation: Exclude<Invalidation, { outcome: 'ACCEPTED' }>): Rejection {
  return invalidation.outcome === 'BUSY' ? cdnBusy : cdnRejected(invalidation.code);
}

/**
 * Returns a different reference for different paths, because a CDN accepts a reference for only one
 * set of paths.
 */
function referenceOf(requestId: string, paths: readonly string[]): string {
  return `${requestId}-${hash('sha1', paths.join(' '), 'hex').slice(0, 12)}`;
}
