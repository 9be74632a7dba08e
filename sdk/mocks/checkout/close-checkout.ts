import { PAYABLE_MINUTES } from '../../domain/checkout/payable.ts';
import type { ItemKey } from '../catalog/find-record.ts';
import { knownItem } from '../catalog/known-record.ts';
import type { Scene } from '../core/scene.ts';
import { moveStock } from '../inventory/move-stock.ts';
import type { Checkout } from '../state.ts';

/** Ends an unpaid checkout and lets its units go. */
export function closeCheckout(scene: Scene, checkout: Checkout): void {
  if (checkout.state !== 'OPEN') return;
  checkout.state = 'EXPIRED';
  if (checkout.mode !== 'payment') return;
  for (const line of checkout.lines) {
    moveHeld(scene, line, {
      onHand: 0,
      reserved: -line.quantity,
      reason: 'release',
      subject: `checkout ${checkout.checkoutId}`,
    });
  }
}

/** Ends the payment pages whose time is over. */
export function expireCheckouts(scene: Scene): void {
  const now = scene.now.getTime();
  for (const checkout of scene.state.checkouts) {
    const over = now - Date.parse(checkout.dateCreated) > PAYABLE_MINUTES * 60_000;
    if (over) closeCheckout(scene, checkout);
  }
}

/** Moves units of what is shipped; nothing moves where the item is digital. */
export function moveHeld(scene: Scene, line: ItemKey, move: Parameters<typeof moveStock>[2]): void {
  const item = knownItem(scene.state, line);
  if (item !== undefined && !item.digital) moveStock(scene, item, move);
}
