import { expect, it } from 'vitest';
import { soldLine, soldOrder, unitsOf } from '../refunds/fixtures/sold-order.ts';
import { orderMoney } from '../refunds/order-money.ts';
import { decideMove, type RequestedMove, type MoveChanges } from './decide-move.ts';
import type { OrderState } from './transitions.ts';

const money = orderMoney(soldOrder([soldLine('spindle')]));
const free = orderMoney(
  soldOrder([soldLine('sticker', { grossCents: 0, taxCents: 0 })], { shipping: 0, shippingTax: 0 }),
);
const move = (to: OrderState, more: Partial<RequestedMove> = {}): RequestedMove => ({
  to,
  restock: true,
  by: 'STAFF',
  ...more,
});
const nothing = {
  restocks: false,
  endsClaim: false,
  closesReturn: false,
  charges: null,
  refund: null,
  email: null,
};

it.each<[string, Parameters<typeof decideMove>[0], RequestedMove, Partial<MoveChanges>]>([
  [
    'canceled by its customer, refunds everything and returns its units to the shelf',
    { orderState: 'PENDING', returned: null, money },
    move('CANCELLED', { by: 'CUSTOMER' }),
    {
      why: 'Canceled by the customer',
      restocks: true,
      endsClaim: true,
      refund: {
        reason: 'Canceled by the customer',
        parts: expect.objectContaining({ amount: 33_480, shipping: 1_080 }),
      },
      email: 'CANCELLED',
      reason: "Your order was canceled. We're refunding $334.80.",
    },
  ],
  [
    'canceled by staff, says so',
    { orderState: 'PICKED', returned: null, money },
    move('CANCELLED'),
    {
      why: 'Canceled by the shop',
      restocks: true,
      endsClaim: true,
      refund: { reason: 'Canceled by the shop', parts: expect.objectContaining({ tax: 2_480 }) },
      email: 'CANCELLED',
      reason: 'Order canceled. $334.80 will be refunded to the customer.',
    },
  ],
  [
    'records free items as refunded',
    { orderState: 'PENDING', returned: null, money: free },
    move('CANCELLED'),
    {
      why: 'Canceled by the shop',
      restocks: true,
      endsClaim: true,
      refund: { reason: 'Canceled by the shop', parts: expect.objectContaining({ amount: 0 }) },
      email: 'CANCELLED',
      reason: 'Order canceled. $0.00 will be refunded to the customer.',
    },
  ],
  [
    'refunded after shipping, keeps shipping cost and units',
    { orderState: 'SHIPPED', returned: null, money },
    move('REFUNDED'),
    {
      why: 'Refunded by staff',
      refund: {
        reason: 'The rest of the order was refunded',
        parts: expect.objectContaining({ amount: 32_400, shipping: 0 }),
      },
      email: 'REFUNDED',
      reason: 'Order refunded. $324.00 will be refunded to the customer.',
    },
  ],
  [
    'shipped, emails its customer',
    { orderState: 'PICKED', returned: null, money: null },
    move('SHIPPED'),
    {
      why: 'Changed by staff',
      email: 'SHIPPED',
      reason: 'Order moved from PICKED to SHIPPED.',
    },
  ],
  [
    "picked, ends the picker's claim",
    { orderState: 'PROCESSING', returned: null, money: null },
    move('PICKED'),
    {
      why: 'Changed by staff',
      endsClaim: true,
      reason: 'Order moved from PROCESSING to PICKED.',
    },
  ],
  [
    'a received return goes back on the shelf',
    { orderState: 'RETURN_REQUESTED', returned: [unitsOf('spindle', 1)], money: null },
    move('RETURNED'),
    {
      why: 'Return received, units restocked',
      restocks: true,
      email: 'RETURNED',
      reason: 'Return received. Units restocked.',
    },
  ],
  [
    "a scrapped return doesn't go back on the shelf",
    { orderState: 'RETURN_REQUESTED', returned: [unitsOf('spindle', 1)], money: null },
    move('RETURNED', { restock: false }),
    {
      why: 'Return received, units discarded',
      email: 'RETURNED',
      reason: 'Return received. Units discarded.',
    },
  ],
  [
    'a denied return moves no money',
    { orderState: 'RETURN_REQUESTED', returned: [unitsOf('spindle', 1)], money: null },
    move('CANCELLED'),
    {
      why: 'Return denied',
      closesReturn: true,
      email: 'DENIED',
      reason: 'Return denied.',
    },
  ],
  [
    "a refunded return is worth its units, and nothing for units it doesn't have",
    {
      orderState: 'RETURNED',
      returned: [unitsOf('spindle', 2), unitsOf('collet', 1)],
      money,
    },
    move('REFUNDED'),
    {
      why: 'Return refunded: $216.00',
      closesReturn: true,
      charges: [
        { grossCents: 21_600, taxCents: 1_600 },
        { grossCents: 0, taxCents: 0 },
      ],
      refund: { reason: 'Return refunded', parts: expect.objectContaining({ amount: 21_600 }) },
      email: 'REFUNDED',
      reason: '$216.00 will be refunded to the customer.',
    },
  ],
  [
    'a return of an order that was refunded before refunds nothing',
    {
      orderState: 'RETURNED',
      returned: [unitsOf('spindle', 2)],
      money: { ...money, refundable: 0 },
    },
    move('REFUNDED'),
    {
      why: 'Return refunded: $0.00',
      closesReturn: true,
      charges: [{ grossCents: 0, taxCents: 0 }],
      email: 'REFUNDED',
      reason: '$0.00 will be refunded to the customer.',
    },
  ],
])('%s', (_, order, made, changes) => {
  expect(decideMove(order, made)).toEqual({ ...nothing, ...changes });
});

it("doesn't guess amounts that weren't loaded", () => {
  const order = { orderState: 'PENDING', returned: null, money: null } as const;
  expect(() => decideMove(order, move('CANCELLED'))).toThrow('from PENDING to CANCELLED');
});
