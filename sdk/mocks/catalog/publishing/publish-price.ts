import type { BodyOf } from '../../../contract/operation-types.ts';
import { recordAudit, type StaffCall } from '../../audit/record-audit.ts';
import type { AtProvider, ShopState } from '../../state.ts';
import { findItem, keyTextOf, type ItemKey } from '../find-record.ts';
import { findAtProvider, secondsOf } from './provider.ts';
import type { PublishOutcome } from './publish-product.ts';
import { fromDollars } from '../../../domain/money/dollars.ts';

type RecurringForm = BodyOf<'publishPrice'>;
type Price = NonNullable<AtProvider['Price']>;

/** Makes the price the shop shows the one active price of the item's product. */
export function publishPrice(call: StaffCall, key: ItemKey, form: RecurringForm): PublishOutcome {
  const { state, now, newId } = call;
  const item = findItem(state, key);
  if (!item.subscription && Object.keys(form).length > 0) {
    return refused(
      `${item.title} is not sold by subscription, so its price cannot recur. ` +
        'Leave out how it recurs, or mark the item as a subscription first.',
    );
  }
  if (item.externalId === null) return productFirst;
  const [owner, subject] = [keyTextOf(key), `item ${keyTextOf(key)}`];
  const wanted = wantedPrice(item, form);
  recordAudit(call, {
    action: 'catalog.publish-price',
    subject,
    before: null,
    after: { ...wanted },
  });
  const found = findAtProvider(state, item);
  if (found === undefined || found.owner !== owner) {
    const { reason } = productFirst;
    const [action, after] = ['catalog.price-not-published', { reason }];
    recordAudit(call, { action, subject, before: null, after });
    return productFirst;
  }
  const made: Price = {
    id: `price_${newId().replaceAll('-', '')}`,
    created: secondsOf(now),
    active: true,
    livemode: false,
    ...wanted,
  };
  const Price = found.Price && isThatPrice(found.Price, wanted) ? found.Price : made;
  state.publications[owner] = { Product: found.Product, Price };
  const before = found.priceForgotten ? null : found.Price;
  recordAudit(call, {
    action: 'catalog.price-published',
    subject,
    before: {
      providerPriceId: before?.id ?? null,
      providerPriceCents: before?.unit_amount ?? null,
    },
    after: {
      providerPriceId: Price.id,
      providerPriceCents: Price.unit_amount,
      recurring: Price.recurring,
    },
  });
  return { published: true, reason: `The price was successfully published for ${item.title}.` };
}

const refused = (reason: string): PublishOutcome => ({ published: false, reason });

const productFirst = refused(
  'The payment provider has no product for this item yet. Publish the product first, then the price.',
);

function wantedPrice(
  { price, subscription }: ShopState['items'][number],
  { interval = 'month', intervalCount = 1, usageType = 'licensed' }: RecurringForm,
): Pick<Price, 'unit_amount' | 'recurring'> {
  const recurring = { interval, interval_count: intervalCount, usage_type: usageType };
  return {
    unit_amount: fromDollars(price),
    recurring: subscription ? recurring : null,
  };
}

function isThatPrice(known: Price, wanted: ReturnType<typeof wantedPrice>): boolean {
  const words = ({ unit_amount: amount, recurring }: typeof wanted) =>
    [amount, recurring?.interval, recurring?.interval_count, recurring?.usage_type].join(' ');
  return known.active && words(known) === words(wanted);
}
