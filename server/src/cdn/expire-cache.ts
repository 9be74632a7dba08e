import { hash } from 'node:crypto';
import type { Editing } from '../editing/edit-shop-window.ts';
import { findItems } from '../catalog/catalog-rows.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Cdn, Invalidation } from '../gateways/cdn.ts';
import type { Services } from '../services.ts';
import { announceChange } from '../shop-window/change-listener.ts';
import { expiring } from './public-paths.ts';

interface Expiry extends Omit<Editing, 'services'> {
  services: Pick<Services, 'snapshot' | 'log' | 'cdn'>;
}

interface Outcome {
  Status: 'SUCCESS' | 'ERROR';
  Reason: string;
}

/**
 * Makes every copy anew: those in the memory of all our processes, and the CDN's where there is one.
 * @param spaths what to expire, as staff name it
 */
export async function expireCache(expiry: Expiry, spaths: string): Promise<Outcome> {
  const { em, services, user, requestId, now } = expiry;
  const { item, paths } = expiring(spaths);
  if (item !== undefined && (await findItems(em, [item])).length === 0) {
    return refusal(`There is no item ${item.catalogId}/${item.itemId}: check its address.`);
  }
  await em.transactional(async (tx) => {
    recordAudit(tx, {
      actor: { id: user.id, email: user.email },
      action: 'cdn.expire-cache',
      subject: `cache ${spaths}`,
      before: null,
      after: { paths },
      requestId,
      now,
    });
    await announceChange(tx, 'expired');
  });
  await services.snapshot.rebuild();
  if (services.cdn === null) {
    const Reason = 'Everything was read anew. There is no CDN: changes are visible at once.';
    return { Status: 'SUCCESS', Reason };
  }
  return tell(services.cdn, { paths, log: services.log, reference: referenceOf(requestId, paths) });
}

interface Order {
  paths: readonly string[];
  /** The same for every try of one request. */
  reference: string;
  log: Services['log'];
}

async function tell(cdn: Cdn, { paths, reference, log }: Order): Promise<Outcome> {
  try {
    const invalidation = await cdn.invalidate(paths, reference);
    if (invalidation.outcome === 'ACCEPTED') {
      const Reason = 'Everything was read anew, and the CDN renews its copies within minutes.';
      return { Status: 'SUCCESS', Reason };
    }
    log.warn({ invalidation, paths }, 'the CDN did not take an order to forget');
    return refusal(`The shop itself is up to date, but the CDN ${words(invalidation)}`);
  } catch (error) {
    log.warn({ err: error, paths }, 'the CDN did not answer');
    return refusal(
      'The shop itself is up to date, but the CDN did not answer. Try again in a few minutes.',
    );
  }
}

function words(invalidation: Exclude<Invalidation, { outcome: 'ACCEPTED' }>): string {
  if (invalidation.outcome === 'BUSY') {
    return 'is still at work on earlier refreshes. Try again in a few minutes.';
  }
  return (
    `refuses to renew its copies (${invalidation.code}). Ask whoever runs the shop ` +
    'to check CLOUDFRONT_DISTRIBUTION_ID and its keys.'
  );
}

function refusal(Reason: string): Outcome {
  return { Status: 'ERROR', Reason };
}

/** Other paths get another one: a CDN takes a reference for one set of paths only. */
function referenceOf(requestId: string, paths: readonly string[]): string {
  return `${requestId}-${hash('sha1', paths.join(' '), 'hex').slice(0, 12)}`;
}
