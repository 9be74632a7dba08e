import type { components } from '@spindle/sdk/schema';
import type { OrderToPickRow } from './read-orders-to-pick.ts';
import { presentLine } from '../orders/order-lines.ts';

type Schemas = components['schemas'];

export function presentOrderToPick(order: OrderToPickRow): Schemas['PickingOrder'] {
  return {
    orderId: order.id,
    customerId: order.customerId,
    dateCreated: order.createdAt.toISOString(),
    claimedUntil: order.claimedUntil?.toISOString() ?? null,
    items: order.lines.map(presentLine),
  };
}
