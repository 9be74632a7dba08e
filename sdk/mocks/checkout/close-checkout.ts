import { getOr404 } from '../core/find.ts';
import { PAYABLE_MINUTES } from '../../domain/checkout/present-status.ts';
import { type ItemKey, knownItem } from '../catalog/find-record.ts';
import type { Scene } from '../core/call.ts';
import { moveStock } from '../inventory/move-stock.ts';
import type { Checkout, Person, ShopState } from '../state.ts';
import { noSuchCheckout } from '../../domain/checkout/replies.ts';
import { stateAfter, type PageMove } from '../../domain/payments/page-moves.ts';

/** Closes a page that another one replaces, or whose time is over, and lets its units go. */
export function closeCheckout(scene: Scene, checkout: Checkout): void {
  if (movePage(checkout, 'withdraw')) releaseUnits(scene, checkout);
}

/** Lets the units go that a checkout of goods holds. */
export function releaseUnits(scene: Scene, checkout: Checkout): void {
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

/**
 * A customer's checkout of goods by its session.
 * @throws Failure 404 for a session that is not this customer's
 */
export function ownCheckout(
  { checkouts }: Pick<ShopState, 'checkouts'>,
  userId: string,
  session: string,
): Checkout {
  const own = checkouts.filter((one) => one.userId === userId && one.mode === 'payment');
  return getOr404(own, ({ checkoutId }) => checkoutId === session, noSuchCheckout);
}

/** Moves a page; does nothing where the table of moves does not allow it from where the page is. */
export function movePage(checkout: Checkout, move: PageMove): boolean {
  const { state: before } = checkout;
  Object.assign(checkout, { state: stateAfter(before, move) ?? before });
  return checkout.state !== before;
}

/** The payment provider's customer of this account, made with their first payment page. */
export function ensureCustomer(person: Person, newId: () => string): string {
  return (person.customerId ??= `cus_${newId().replaceAll('-', '').slice(0, 14)}`);
}
