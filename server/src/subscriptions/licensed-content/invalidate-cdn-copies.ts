import { hash } from 'node:crypto';
import { expiring } from '@spindle/sdk/domain/cdn/expire-cache';
import type { ItemKey } from '../../catalog/catalog-rows.ts';
import type { Services } from '../../services.ts';

/**
 * Asks the CDN, if there is one, to discard its copies of an item's content. A failure is logged
 * and reported but harmless, because URLs of the old content expire.
 * @returns text to append to the reply, empty on success
 */
export async function invalidateCdnCopies(
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
  return " The CDN couldn't be updated. Refresh the subscription in a few minutes.";
}
