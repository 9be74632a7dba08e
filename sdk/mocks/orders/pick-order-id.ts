import type { Scene } from '../core/scene.ts';
import { shortId } from '../../domain/orders/order-id.ts';

/** A new order's id, whose first eight characters no other order has. */
export function pickOrderId({ state, newId }: Pick<Scene, 'state' | 'newId'>): string {
  for (;;) {
    const id = newId();
    if (!state.orders.some(({ orderId }) => shortId(orderId) === shortId(id))) return id;
  }
}
