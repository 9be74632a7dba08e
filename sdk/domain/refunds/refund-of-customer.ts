import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];

/** Returns a refund as the order's customer sees it: the amount, and whether it has arrived. */
export function refundOfCustomer({
  refundId,
  amount,
  state,
  dateCreated,
  dateSettled,
}: Schemas['OrderRefund']): Schemas['CustomerRefund'] {
  return {
    refundId,
    amount,
    state: state === 'REQUESTED' ? 'PENDING' : state,
    dateCreated,
    dateSettled,
  };
}
