import { moveHeld } from '../checkout/close-checkout.ts';
import type { Scene } from '../core/scene.ts';
import type { Order } from '../state.ts';

/** Puts an order's units back on the shelf. */
export function returnToShelf(scene: Scene, order: Order, actorEmail: string | null): void {
  for (const line of order.items) {
    moveHeld(scene, line, {
      onHand: line.quantity,
      reserved: 0,
      reason: 'return',
      subject: `order ${order.orderId}`,
      actorEmail,
    });
  }
}
