import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];

/** A refund as the customer sees it on the order: how much, and whether it has arrived. */
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
