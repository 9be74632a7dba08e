import { hash } from 'node:crypto';
import { expiring } from '@spindle/sdk/domain/cdn/expire-cache';
import type { ItemKey } from '../../catalog/catalog-rows.ts';
import type { Services } from '../../services.ts';

/**
 * Tells the CDN, where there is one, that an item's content has changed. What it does not take is no
 * harm, as addresses of the old content end by themselves: it is logged, and said.
 * @returns what to add to the reply; empty where all is well
 */
export async function forgetCopies(
  { cdn, log }: Pick<Services, 'cdn' | 'log'>,
  { catalogId, itemId }: ItemKey,
  requestId: string,
): Promise<string> {
  if (cdn === null) return '';
  const { paths } = expiring(`assets/subs/${catalogId}/${itemId}`);
  const reference = `${requestId}-${hash('sha1', paths.join(' '), 'hex').slice(0, 12)}`;
  try {
    const invalidation = await cdn.invalidate(paths, reference);
    if (invalidation.outcome === 'ACCEPTED') return '';
    log.warn({ invalidation, paths }, 'the CDN rejected an invalidation');
  } catch (error) {
    log.warn({ err: error, paths }, 'the CDN did not respond');
  }
  return ' The CDN couldn’t be updated; refresh the subscription in a few minutes.';
}
