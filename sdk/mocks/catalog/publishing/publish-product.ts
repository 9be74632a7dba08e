import { productPublished, productToPublish } from '../../../domain/catalog/publishing.ts';
import { done, type Outcome } from '../../../domain/refusal.ts';
import { recordAudit, type StaffCall } from '../../audit/record-audit.ts';
import { subjectOf } from '../../editing/record-kind.ts';
import { findItem, keyTextOf, type ItemKey } from '../find-record.ts';
import { items } from '../items.ts';
import { findAtProvider, secondsOf } from './provider.ts';

/** Makes the item's product at the provider, or brings it up to date. */
export function publishProduct(call: StaffCall, key: ItemKey): Outcome {
  const { state, now } = call;
  const item = findItem(state, key);
  const [owner, subject] = [keyTextOf(key), subjectOf(items, key)];
  const { catalogId, catalogItemId } = key;
  const product = productToPublish(item, []);
  const sent = { ...product, metadata: { catalogId, catalogItemId } };
  recordAudit(call, { action: 'catalog.publish-product', subject, before: null, after: sent });
  const known = findAtProvider(state, key)?.Product ?? null;
  const at = secondsOf(now);
  const { id, created } = known ?? { id: `${catalogId}_${catalogItemId}`, created: at };
  state.publications[owner] = {
    Price: null,
    ...state.publications[owner],
    Product: { id, created, updated: at, ...product, livemode: false },
  };
  const before = { providerProductId: known?.id ?? null };
  const [action, after] = ['catalog.product-published', { providerProductId: id }];
  recordAudit(call, { action, subject, before, after });
  return done(productPublished(item.title));
}
