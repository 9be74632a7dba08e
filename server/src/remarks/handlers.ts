import type { Handlers } from '../contract/handlers.ts';
import { tagRecord } from './tag-record.ts';
import { taggedCustomers, taggedOrders } from './tagged-records.ts';

export const remarks = {
  tagOrder: (call) => tagRecord(call, taggedOrders, call.params.id, call.body),
  tagCustomer: (call) => tagRecord(call, taggedCustomers, call.params.id, call.body),
} satisfies Handlers<'tagOrder' | 'tagCustomer'>;
