import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import type { components } from '@spindle/sdk/schema';
import { z } from 'zod';
import type { SignedIn } from './sign-in.ts';

type Schemas = components['schemas'];
type StaffOrder = Schemas['StaffOrder'];
type RefundRequest = BodyOf<'refundOrder'>;

/** What an administrator does with orders. */
export interface OrderManager extends SignedIn {
  search(form: Record<string, string>): Promise<StaffOrder[]>;
  picked(): Promise<StaffOrder[]>;
  pending(): Promise<StaffOrder[]>;
  /** Returns all of this customer's orders, oldest first. */
  ordersOf(email: string): Promise<StaffOrder[]>;
  refresh(order: Pick<StaffOrder, 'orderId' | 'customerId'>): Promise<StaffOrder>;
  edit(
    order: Pick<StaffOrder, 'orderId' | 'customerId'>,
    orderState: StaffOrder['orderState'],
    more?: { trackingNumber?: string; restock?: string; version?: string },
  ): Promise<Schemas['Result']>;
  refund(
    order: Pick<StaffOrder, 'orderId'>,
    request: Omit<RefundRequest, 'orderId' | 'reason'>,
    headers?: Record<string, string>,
  ): Promise<Schemas['RefundReply']>;
  openReturn(
    order: Pick<StaffOrder, 'orderId'>,
    items: Schemas['ReturnRequest']['items'],
  ): Promise<Schemas['OpenedReturn']>;
  summary(): Promise<Schemas['AdminSummary']>;
}

export function asOrderManager(client: SignedIn): OrderManager {
  const search = (form: Record<string, string>) =>
    read<StaffOrder[]>(client.post('/api/orderManager/list', form));
  return {
    ...client,
    search,
    picked: () => read(client.post('/api/orderManager/list/picked')),
    pending: () => read(client.post('/api/orderManager/list/pending')),
    ordersOf: (searchValue) =>
      search({
        searchType: 'Email',
        searchValue,
        startDate: '2000-01-01',
        endDate: '2099-12-31',
      }),
    async refresh({ orderId, customerId }) {
      const form = { orderId, customerId: customerId ?? '' };
      const orders = await read<StaffOrder[]>(client.post('/api/orderManager/refresh', form));
      const [order] = orders;
      if (!order || orders.length > 1) throw new Error(`${orders.length} orders, expected one`);
      return order;
    },
    edit: ({ orderId, customerId }, orderState, more = {}) =>
      read(
        client.post('/api/orderManager/edit/state', {
          orderId,
          customerId: customerId ?? '',
          orderState,
          ...more,
        }),
      ),
    refund: ({ orderId }, request, headers = {}) =>
      read(
        client.send('POST', '/api/orderManager/refund', {
          body: JSON.stringify({ orderId, reason: 'As agreed', ...request }),
          headers: { 'Content-Type': 'application/json', ...headers },
        }),
      ),
    openReturn: ({ orderId }, items) =>
      read(
        client.send('POST', '/api/orderManager/return', {
          body: JSON.stringify({ orderId, items }),
          headers: { 'Content-Type': 'application/json' },
        }),
      ),
    summary: () => read(client.get('/api/admin/summary')),
  };
}

/** The response was checked against the contract when it was sent, so its type is assumed here. */
async function read<T>(pending: Promise<{ status: number; text: string }>): Promise<T> {
  const { status, text } = await pending;
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
  return z.custom<T>().parse(JSON.parse(text));
}
