import type { components } from '../../src/schema.d.ts';
import { recordAudit, type StaffCall } from '../audit/record-audit.ts';
import { isOf } from './find-record.ts';

const CATALOGUE = ['/api/catalog*', '/ui/shop*', '/home*', '/sitemap.xml', '/images/catalog*'];
const CONTENT = ['/api/creator*', '/home*', '/images/content*'];

/**
 * Nothing to forget here: a played shop keeps no copies.
 * @param spaths `/catalog/*`, `/creator/*` or `assets/subs/{catalogId}/{catalogItemId}`
 */
export function expireCache(call: StaffCall, spaths: string): components['schemas']['Result'] {
  const [, , catalogId = '', catalogItemId = ''] = spaths.split('/');
  const isOfItem = spaths.startsWith('assets/');
  const key = { catalogId, catalogItemId };
  if (isOfItem && !call.state.items.some((item) => isOf(item, key))) {
    const Reason = `There is no item ${catalogId}/${catalogItemId}: check its address.`;
    return { Status: 'ERROR', Reason };
  }
  const shared = spaths === '/catalog/*' ? CATALOGUE : CONTENT;
  recordAudit(call, {
    action: 'cdn.expire-cache',
    subject: `cache ${spaths}`,
    before: null,
    after: { paths: isOfItem ? [`/${spaths}/*`] : shared },
  });
  const Reason = 'Everything was read anew. There is no CDN: changes are visible at once.';
  return { Status: 'SUCCESS', Reason };
}
