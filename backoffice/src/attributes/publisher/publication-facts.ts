import type { components } from '@spindle/sdk/schema';
import { createElement } from 'react';
import { CopyableId } from '../../ui/copyable-id.tsx';
import { formatCents } from '../../ui/format.ts';
import { DateTime } from '../../ui/date-time.tsx';

type Schemas = components['schemas'];

export function productFacts(product: Schemas['ProviderProduct']) {
  return [
    { label: 'Product ID', value: createElement(CopyableId, { id: product.id }) },
    { label: 'Name', value: product.name },
    { label: 'Description', value: product.description },
    { label: 'Tax code', value: product.tax_code },
    { label: 'Images', value: product.images.join('\n') },
    { label: 'Active', value: yesOrNo(product.active) },
    { label: 'Live mode', value: yesOrNo(product.livemode) },
    { label: 'Created', value: time(product.created) },
    { label: 'Updated', value: time(product.updated) },
  ];
}

export function priceFacts(price: Schemas['ProviderPrice']) {
  const { recurring, unit_amount: amount } = price;
  return [
    { label: 'Price ID', value: createElement(CopyableId, { id: price.id }) },
    { label: 'Unit amount', value: amount === null ? null : formatCents(amount) },
    { label: 'Active', value: yesOrNo(price.active) },
    { label: 'Live mode', value: yesOrNo(price.livemode) },
    { label: 'Created', value: time(price.created) },
    ...(recurring === null
      ? [{ label: 'Recurring', value: 'No, one-time' }]
      : [
          { label: 'Interval', value: recurring.interval },
          { label: 'Interval count', value: recurring.interval_count },
          { label: 'Usage type', value: recurring.usage_type },
        ]),
  ];
}

/** The provider's timestamps are in seconds. */
function time(seconds: number) {
  return createElement(DateTime, { at: new Date(seconds * 1000).toISOString(), exact: true });
}

function yesOrNo(flag: boolean): string {
  return flag ? 'Yes' : 'No';
}
