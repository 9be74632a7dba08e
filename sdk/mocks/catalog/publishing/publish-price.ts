import type { BodyOf } from '../../../contract/operation-types.ts';
import {
  isThatPrice,
  pricePublished,
  priceToPublish,
  publishProductFirst,
  refuseRecurring,
} from '../../../domain/catalog/publishing.ts';
import { fromDollars } from '../../../domain/money/dollars.ts';
import { done, refused, type Outcome } from '../../../domain/refusal.ts';
import { recordAudit, type StaffCall } from '../../audit/record-audit.ts';
import { subjectOf } from '../../editing/record-kind.ts';
import type { AtProvider } from '../../state.ts';
import { findItem, keyTextOf, type ItemKey } from '../find-record.ts';
import { items } from '../items.ts';
import { findAtProvider, secondsOf } from './provider.ts';

/** Makes the price the shop shows the one active price of the item's product. */
export function publishPrice(call: StaffCall, key: ItemKey, form: BodyOf<'publishPrice'>): Outcome {
  const { state, now, newId } = call;
  const item = findItem(state, key);
  const refusal = refuseRecurring(item, form);
  if (refusal !== null) return refused(refusal);
  const found = findAtProvider(state, key);
  if (!found?.Product) return refused(publishProductFirst);
  const [owner, subject] = [keyTextOf(key), subjectOf(items, key)];
  const { subscription } = item;
  const price = priceToPublish({ priceCents: fromDollars(item.price), subscription }, form);
  const sent = { ...price };
  recordAudit(call, { action: 'catalog.publish-price', subject, before: null, after: sent });
  const Price =
    found.Price && isThatPrice(found.Price, price)
      ? found.Price
      : {
          id: `price_${newId().replaceAll('-', '')}`,
          created: secondsOf(now),
          active: true,
          livemode: false,
          ...price,
        };
  state.publications[owner] = { Product: found.Product, Price };
  const [action, { recurring }] = ['catalog.price-published', Price];
  const [before, after] = [audited(found.priceForgotten ? null : found.Price), audited(Price)];
  recordAudit(call, { action, subject, before, after: { ...after, recurring } });
  return done(pricePublished(item.title));
}

const audited = (price: AtProvider['Price']) => ({
  providerPriceId: price?.id ?? null,
  providerPriceCents: price?.unit_amount ?? null,
});
