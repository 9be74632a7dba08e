import type { ShopState } from '@spindle/sdk/mocks/state';
import { orderPath } from '../orders/order-address.ts';
import { newest } from './newest.ts';
import { firstOf } from './first-of.ts';
import { admin, FAILED, LIST_FAILED, type MockScreen } from './mock-screen.ts';

const ORDERS_FAILED = 'Order Load Error';
const inState = ({ orders }: ShopState, name: string) =>
  firstOf(orders, ({ orderState }) => orderState === name);
const short = (id: string) => id.slice(0, 8);

/** Screens about orders that haven't shipped. */
export const orderScreens: MockScreen[] = [
  {
    name: 'Order Manager',
    at: () => `${admin}/orderManager`,
    reads: ['listAdminOrders'],
    shows: (state) => short(inState(state, 'PENDING').orderId),
    empty: 'No pending orders',
    failed: ORDERS_FAILED,
  },
  {
    name: 'orders that were searched for',
    at: () =>
      `${admin}/orderManager?searchType=OrderState&searchValue=SHIPPED&startDate=2000-01-01&endDate=2100-01-01`,
    reads: ['listAdminOrders'],
    shows: (state) => short(inState(state, 'SHIPPED').orderId),
    empty: 'No results',
    failed: ORDERS_FAILED,
  },
  {
    name: 'an order in the Order Manager',
    at: (state) => {
      return orderPath(inState(state, 'PENDING').orderId);
    },
    reads: ['refreshOrder'],
    shows: (state) => inState(state, 'PENDING').email,
    failed: 'Error while loading orders...',
  },
  {
    name: 'Shipping Manager',
    at: () => `${admin}/adminShipping`,
    reads: ['listAdminOrders'],
    shows: (state) => short(inState(state, 'PICKED').orderId),
    empty: 'No labels to buy',
    failed: ORDERS_FAILED,
  },
  {
    name: 'an order in the Shipping Manager',
    at: (state) => {
      const { orderId, customerId } = inState(state, 'PICKED');
      return `${admin}/adminShipping?order=${orderId}&customer=${customerId}`;
    },
    reads: ['refreshOrder'],
    shows: () => 'Buy Label',
    failed: 'Error while loading orders...',
  },
  {
    name: 'Picking Manager',
    who: 'picker@example.com',
    at: () => `${admin}/adminPicking`,
    reads: ['listOrdersToPick'],
    shows: (state) => short(inState(state, 'PENDING').orderId),
    empty: 'No orders are ready to be processed.',
    failed: 'Order List Init Error',
  },
  {
    name: 'an order that is picked',
    who: 'picker@example.com',
    at: (state) => `${admin}/adminPicking?order=${inState(state, 'PENDING').orderId}`,
    reads: ['listOrdersToPick'],
    shows: () => 'Picking Complete',
    failed: 'Order List Init Error',
  },
  {
    name: 'Packing',
    who: 'picker@example.com',
    at: () => `${admin}/packing`,
    reads: ['listOrdersToPack'],
    shows: (state) => short(inState(state, 'PICKED').orderId),
    empty: 'No orders to pack',
    failed: FAILED,
  },
  {
    name: 'an order that is packed',
    who: 'picker@example.com',
    at: (state) => `${admin}/packing?order=${inState(state, 'PICKED').orderId}`,
    reads: ['getPacking'],
    shows: () => 'Ready to scan',
    failed: FAILED,
  },
  {
    name: 'all orders',
    at: () => `${admin}/orders`,
    reads: ['listAdminOrders'],
    shows: ({ orders }) => short(newest(orders).orderId),
    empty: 'No orders yet',
    failed: ORDERS_FAILED,
  },
  {
    name: 'invoices',
    at: () => `${admin}/invoices`,
    reads: ['listAdminInvoices'],
    shows: ({ invoices }) => `${invoices.at(-1)?.document.number}`,
    empty: 'No invoices yet',
    failed: LIST_FAILED,
  },
  {
    name: 'an invoice',
    at: ({ invoices }) => `${admin}/invoices/${firstOf(invoices).id}/show`,
    reads: ['getAdminInvoice'],
    shows: ({ invoices }) => firstOf(invoices).document.number,
    failed: FAILED,
  },
  {
    name: 'an order',
    at: (state) => `${admin}/orders/${inState(state, 'PENDING').orderId}/show`,
    reads: ['getAdminOrder'],
    shows: (state) => inState(state, 'PENDING').email,
    failed: FAILED,
  },
];
