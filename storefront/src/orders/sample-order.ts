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
