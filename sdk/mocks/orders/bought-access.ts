import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import type { components } from '../../src/schema.d.ts';
import { isOf, keyTextOf, type ItemKey } from '../catalog/find-record.ts';
import { knownItem } from '../catalog/known-record.ts';
import type { Order, ShopState } from '../state.ts';

type Access = Pick<components['schemas']['OrderLine'], 'access' | 'downloads' | 'licenceKeys'>;

type Right = ShopState['entitlements'][number];

/** What a line gives its buyer access to: nothing of it while access is closed. */
export function accessOf(state: ShopState, order: Order, line: ItemKey, linksUntil: Date): Access {
  const right = state.entitlements.find(
    (one) => one.source === 'ORDER' && one.sourceId === order.orderId && isOf(one, line),
  );
  if (right === undefined || order.shippingGrouping !== DIGITAL_GROUP) {
    return { access: null, downloads: [], licenceKeys: [] };
  }
  if (!right.open) return { access: 'CLOSED', downloads: [], licenceKeys: [] };
  return {
    access: 'OPEN',
    downloads: downloadsOf(state, right, linksUntil),
    licenceKeys: right.licenceKeys,
  };
}

/** A file outlives its attribute; an attribute whose file is still to come has no address. */
function downloadsOf(state: ShopState, right: Right, until: Date): Access['downloads'] {
  const attributes = knownItem(state, right)?.attributes ?? [];
  return attributes
    .filter(({ type }) => type === 'DOWNLOADABLE')
    .map(({ attributeId, value, description }) => {
      const file = state.downloads[`${keyTextOf(right)}/${attributeId}`];
      const about = { attributeId, description: description ?? null };
      if (file === undefined) {
        const title = value.split('/').at(-1) ?? attributeId;
        return { ...about, title, size: null, url: null, expiresAt: null };
      }
      // the shop signs when it ends, so that each look gives another address
      const url = `/assets/downloads/${right.id}.${until.getTime()}/${encodeURIComponent(file.name)}`;
      return {
        ...about,
        title: file.name,
        size: file.bytes,
        url,
        expiresAt: until.toISOString(),
      };
    });
}
