import type { Download } from '../entitlements/downloads.tsx';
import type { Order, OrderLine } from './queries.ts';

const ADDRESS = {
  line1: '417 Montgomery St',
  line2: 'Floor 5',
  city: 'San Francisco',
  state: 'CA',
  postal_code: '94104',
  country: 'US',
};

export function sampleOrderLine(facts: Partial<OrderLine> = {}): OrderLine {
  return {
    catalogId: 'spindles',
    catalogItemId: 'er20',
    quantity: 2,
    price: 389.95,
    title: 'ER20 spindle',
    description: 'As sold: 2.2 kW.',
    image: 'catalog/spindles/er20.webp',
    quantityReturnable: 2,
    access: null,
    downloads: [],
    licenceKeys: [],
    ...facts,
  };
}

/** An order that has arrived, for tests. */
export function sampleOrder(facts: Partial<Order> = {}): Order {
  return {
    orderId: '6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d',
    dateCreated: '2026-11-02T09:30:00.000Z',
    dateModified: '2026-11-02T09:30:00.000Z',
    state: 'SHIPPED',
    orderState: 'SHIPPED',
    amount: 82110,
    total: 82110,
    total_refunded: 0,
    tax: 3120,
    shippingPrice: 1000,
    trackingNumber: '9400100000000000000000',
    receiptUrl: 'https://pay.example/receipts/ch_3N',
    returnable: true,
    parentId: null,
    shipping: { address: ADDRESS, tracking_number: '9400100000000000000000', name: 'Ada Park' },
    billing: {
      address: { ...ADDRESS, line1: '1 Bank St' },
      phone: '+1 415 555 0100',
      name: 'A. Park',
    },
    expectedShippingDate: '2026-11-04T09:30:00.000Z',
    paymentIntentId: 'pi_3N',
    balanceTransaction: 'txn_3N',
    chargeStatus: 'succeeded',
    paymentMethod: 'visa •••• 4242',
    shippingGrouping: 'PARCEL',
    items: [sampleOrderLine()],
    ...facts,
  };
}

export function sampleDownload(facts: Partial<Download> = {}): Download {
  return {
    attributeId: 'download',
    title: 'mill-600.zip',
    description: 'ZIP, 184 MB',
    size: 192_937_984,
    url: '/assets/downloads/eyJ/mill-600.zip',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    ...facts,
  };
}

/** A line that delivers a file and a key. */
export function sampleDigitalLine(facts: Partial<OrderLine> = {}): OrderLine {
  return sampleOrderLine({
    catalogId: 'plans-pack',
    catalogItemId: 'mill-600-plans',
    quantity: 1,
    title: 'Desktop mill 600, complete plans',
    quantityReturnable: 0,
    access: 'OPEN',
    downloads: [sampleDownload()],
    licenceKeys: [
      {
        attributeId: 'licence',
        title: 'Personal use, one machine',
        key: 'SPDL-7K2QX-M4WTR-9HVCD-3FJNP',
      },
    ],
    ...facts,
  });
}

export function sampleDigitalOrder(facts: Partial<Order> = {}): Order {
  return sampleOrder({
    orderId: '9d0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d',
    returnable: false,
    trackingNumber: null,
    shipping: null,
    expectedShippingDate: null,
    shippingGrouping: 'DIGITAL',
    items: [sampleDigitalLine()],
    ...facts,
  });
}
