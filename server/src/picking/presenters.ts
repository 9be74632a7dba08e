import type { components } from '@spindle/sdk/schema';
import type { PickingOutcome } from './lock-order-to-pick.ts';
import type { OrderToPickRow } from './read-orders-to-pick.ts';
import { toDollars } from '@spindle/sdk/domain/money/dollars';

type Schemas = components['schemas'];

export function presentOrderToPick(order: OrderToPickRow): Schemas['PickingOrder'] {
  return {
    orderId: order.id,
    customerId: order.customerId,
    dateCreated: order.createdAt.toISOString(),
    claimedUntil: order.claimedUntil?.toISOString() ?? null,
    items: order.lines.map((line) => ({
      catalogId: line.catalogId,
      catalogItemId: line.itemId,
      quantity: line.quantity,
      price: toDollars(line.unitPriceCents),
      title: line.title,
      description: line.description,
      image: line.image,
    })),
  };
}

export function presentPicking({ done, reason }: PickingOutcome): Schemas['PickingResult'] {
  return { status: done ? 'SUCCESS' : 'ERROR', reason };
}
