import type { EmailTexts } from './email-texts.ts';

const name = 'First name of the customer';
const order = 'Number of the order';

/** Texts of the emails about orders, parcels and payments. */
export const orderKinds = {
  'order-confirmed': {
    name: 'Order confirmed',
    subject: 'Your {{shop}} order is confirmed',
    opening: 'Thank you for your order. We received your payment of {{total}}.',
    placeholders: { name, total: 'Amount paid' },
  },
  'order-canceled': {
    name: 'Order canceled',
    subject: 'Your {{shop}} order {{order}} was canceled',
    opening: '{{reason}}',
    placeholders: { name, order, reason: 'Who canceled the order, and why' },
  },
  'order-refunded': {
    name: 'Order or return refunded',
    subject: 'Your refund for {{shop}} order {{order}}',
    opening: 'We issued a refund for {{refunded}}.',
    placeholders: { name, order, refunded: 'The order, or its return' },
  },
  'order-partly-refunded': {
    name: 'Part of an order refunded',
    subject: 'Your refund for {{shop}} order {{order}}',
    opening: 'We issued a refund for part of order {{order}}.',
    placeholders: { name, order, amount: 'Amount of the refund' },
  },
  'credit-note': {
    name: 'Credit note',
    subject: 'Credit note {{number}} for {{shop}} order {{order}}',
    opening:
      'We refunded {{amount}}. Credit note {{number}} for your invoice {{invoice}} is attached.',
    placeholders: {
      name,
      order,
      number: 'Number of the credit note',
      invoice: 'Number of the invoice',
      amount: 'Amount of the refund',
    },
  },
  'payment-failed': {
    name: 'Bank payment failed',
    subject: 'Your payment of {{amount}} failed',
    opening:
      "Your bank declined your payment of {{amount}}. You weren't charged, and we didn't place an order.",
    placeholders: { name, amount: 'Amount of the payment' },
  },
  'return-requested': {
    name: 'Return requested',
    subject: 'Your return for {{shop}} order {{order}}',
    opening:
      "We received your return request for order {{order}}. Pack the items below, include a note with the order number and send them to {{address}}. We'll refund you once they arrive.",
    placeholders: { name, order, address: "The shop's return address" },
  },
  'return-received': {
    name: 'Return received',
    subject: 'We received your return for {{shop}} order {{order}}',
    opening: "Your return for order {{order}} has arrived. We'll email you when we refund you.",
    placeholders: { name, order },
  },
  'return-denied': {
    name: 'Return not accepted',
    subject: 'Your return for {{shop}} order {{order}} was not accepted',
    opening:
      "We couldn't accept your return for order {{order}}, so we didn't issue a refund. If you think this is a mistake, contact us.",
    placeholders: { name, order },
  },
  'order-shipped': {
    name: 'Order shipped',
    subject: 'Your {{shop}} order {{order}} is on its way',
    opening:
      "Order {{order}} is packed and on its way to the carrier. We'll email you when it's out for delivery.",
    placeholders: { name, order },
  },
  'label-voided': {
    name: 'Shipping label canceled',
    subject: 'Your {{shop}} order {{order}} will get a new tracking number',
    opening:
      "We canceled the shipping label for order {{order}} before it shipped, so tracking number {{tracking}} is no longer valid. You don't need to do anything. We'll email you the new number when your parcel ships.",
    placeholders: { name, order, tracking: 'The tracking number that is no longer valid' },
  },
  'out-for-delivery': {
    name: 'Parcel out for delivery',
    subject: 'Your {{shop}} order {{order}} is out for delivery',
    opening: 'Your parcel is out for delivery today.',
    placeholders: { name, order },
  },
  delivered: {
    name: 'Parcel delivered',
    subject: 'Your {{shop}} order {{order}} was delivered',
    opening: "The carrier delivered your parcel. If you can't find it, contact us.",
    placeholders: { name, order },
  },
  'returned-to-sender': {
    name: 'Parcel returned to the shop',
    subject: 'Your {{shop}} order {{order}} is being returned to us',
    opening:
      "The carrier couldn't deliver your parcel and is returning it to us. Contact us so we can fix this.",
    placeholders: { name, order },
  },
  'item-available': {
    name: 'Item back in stock',
    subject: '{{item}} is available',
    opening: 'You asked us to tell you when this item is available. You can buy it now:',
    placeholders: { name, item: 'Title of the item' },
  },
} satisfies EmailTexts;
