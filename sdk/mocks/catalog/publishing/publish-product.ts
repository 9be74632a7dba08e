import { recordAudit, type StaffCall } from '../../audit/record-audit.ts';
import { edited } from '../../editing/edited.ts';
import { findItem, keyTextOf, type ItemKey } from '../find-record.ts';
import { findAtProvider, providerProduct, secondsOf } from './provider.ts';

export interface PublishOutcome {
  published: boolean;
  /** What happened, in words; where nothing was published also what to do. */
  reason: string;
}

/** Makes the item's product at the provider, or brings it up to date. */
export function publishProduct(call: StaffCall, key: ItemKey): PublishOutcome {
  const { state, now } = call;
  const item = findItem(state, key);
  const [owner, subject] = [keyTextOf(key), `item ${keyTextOf(key)}`];
  const sent = providerProduct(item);
  recordAudit(call, { action: 'catalog.publish-product', subject, before: null, after: sent });
  const found = findAtProvider(state, item);
  if (found !== undefined && found.owner !== owner) {
    const reason = `The product ${found.Product.id} belongs to another item, ${found.owner}. Correct the item's External ID and publish again.`;
    const [action, after] = ['catalog.product-not-published', { reason }];
    recordAudit(call, { action, subject, before: null, after });
    return { published: false, reason };
  }
  const { metadata: _, ...fields } = sent;
  const at = secondsOf(now);
  const { id, created } = found?.Product ?? {
    id: `${key.catalogId}_${key.catalogItemId}`,
    created: at,
  };
  state.publications[owner] = {
    Price: null,
    ...state.publications[owner],
    Product: { id, created, updated: at, ...fields, livemode: false },
  };
  const before = { externalId: item.externalId };
  if (item.externalId !== id) {
    item.externalId = id;
    edited(item, now);
  }
  const [action, after] = ['catalog.product-published', { externalId: id }];
  recordAudit(call, { action, subject, before, after });
  return { published: true, reason: `The product ${item.title} was successfully published.` };
}
