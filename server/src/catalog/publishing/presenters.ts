import type Stripe from 'stripe';
import type { components } from '@spindle/sdk/schema';

type Schema = components['schemas'];

const intervals = ['day', 'week', 'month', 'year'] as const;
const usageTypes = ['licensed', 'metered'] as const;

export function presentProduct(product: Stripe.Product): Schema['ProviderProduct'] {
  return {
    id: product.id,
    created: product.created,
    updated: product.updated,
    name: product.name,
    description: product.description,
    tax_code: taxCodeOf(product),
    images: product.images,
    active: product.active,
    livemode: product.livemode,
  };
}

export function presentPrice(price: Stripe.Price): Schema['ProviderPrice'] {
  const { recurring } = price;
  return {
    id: price.id,
    created: price.created,
    active: price.active,
    livemode: price.livemode,
    unit_amount: price.unit_amount,
    recurring: recurring && presentRecurring(recurring),
  };
}

function presentRecurring(recurring: Stripe.Price.Recurring): Schema['ProviderRecurring'] {
  const interval = intervals.find((one) => one === recurring.interval);
  const usageType = usageTypes.find((one) => one === recurring.usage_type);
  if (interval === undefined || usageType === undefined) {
    throw new Error(
      `The provider's price has unknown recurring terms: ${JSON.stringify(recurring)}`,
    );
  }
  return { interval, interval_count: recurring.interval_count, usage_type: usageType };
}

function taxCodeOf({ tax_code: code }: Stripe.Product): string | null {
  return typeof code === 'string' ? code : (code?.id ?? null);
}
