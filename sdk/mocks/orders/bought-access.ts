import {
  joinAccess,
  presentAccess,
  type BoughtFile,
} from '../../domain/entitlements/present-access.ts';
import { isOf, keyTextOf, type ItemKey, knownItem } from '../catalog/find-record.ts';
import type { Order, ShopState, SoldItem } from '../state.ts';

/** Returns the digital content that a line gives its buyer. */
export function boughtAccess(state: ShopState, order: Order, line: SoldItem, linksUntil: Date) {
  const { parts } = line;
  if (!parts) return accessTo(state, order, line, linksUntil);
  const digital = parts.filter((part) => part.digital);
  return joinAccess(digital.map((part) => accessTo(state, order, part, linksUntil)));
}

function accessTo(state: ShopState, order: Order, line: ItemKey, linksUntil: Date) {
  const right = state.entitlements.find(
    (one) => one.source === 'ORDER' && one.sourceId === order.orderId && isOf(one, line),
  );
  const bought = right ? { ...right, downloads: downloadsOf(state, right) } : null;
  return presentAccess(bought, {
    // the real shop signs the expiry, so the URL differs for each view
    urlOf: ({ name }) =>
      `/assets/downloads/${right?.id}.${linksUntil.getTime()}/${encodeURIComponent(name)}`,
    expiresAt: linksUntil,
  });
}

function downloadsOf(state: ShopState, key: ItemKey): BoughtFile[] {
  const attributes = knownItem(state, key)?.attributes ?? [];
  return attributes
    .filter(({ type }) => type === 'DOWNLOADABLE')
    .map(({ attributeId, value, description }) => {
      const { name = null, bytes: size = null } =
        state.downloads[`${keyTextOf(key)}/${attributeId}`] ?? {};
      return { attributeId, name, size, value, description };
    });
}
