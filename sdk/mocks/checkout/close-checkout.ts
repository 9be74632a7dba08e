import { partUnits } from '../../domain/orders/sold-parts.ts';
import { getOr404 } from '../core/find.ts';
import { PAYABLE_MINUTES } from '../../domain/checkout/present-status.ts';
import { type ItemKey, knownItem } from '../catalog/find-record.ts';
import type { Scene } from '../core/call.ts';
import { moveStock } from '../inventory/move-stock.ts';
import type { Checkout, Person, ShopState } from '../state.ts';
import { noSuchCheckout } from '../../domain/checkout/replies.ts';
import { stateAfter, type PageMove } from '../../domain/payments/page-moves.ts';

/** Closes a page that was replaced or has expired, and releases its units. */
export function closeCheckout(scene: Scene, checkout: Checkout): void {
  if (movePage(checkout, 'withdraw')) releaseUnits(scene, checkout);
}

export function releaseUnits(scene: Scene, checkout: Checkout): void {
  if (checkout.mode !== 'payment') return;
  for (const line of partUnits(checkout.lines)) {
    moveHeld(scene, line, {
      onHand: 0,
      reserved: -line.quantity,
      reason: 'release',
      subject: `checkout ${checkout.checkoutId}`,
    });
  }
}

export function expireCheckouts(scene: Scene): void {
  const now = scene.now.getTime();
  for (const checkout of scene.state.checkouts) {
    const over = now - Date.parse(checkout.dateCreated) > PAYABLE_MINUTES * 60_000;
    if (over) closeCheckout(scene, checkout);
  }
}

/** Moves the stock of a shipped item. Digital items have no stock. */
export function moveHeld(scene: Scene, line: ItemKey, move: Parameters<typeof moveStock>[2]): void {
  const item = knownItem(scene.state, line);
  if (item !== undefined && !item.digital) moveStock(scene, item, move);
}

/**
 * Returns a customer's checkout of goods by its session.
 * @throws Failure 404 if the session isn't this customer's
 */
export function ownCheckout(
  { checkouts }: Pick<ShopState, 'checkouts'>,
  userId: string,
  session: string,
): Checkout {
  const own = checkouts.filter((one) => one.userId === userId && one.mode === 'payment');
  return getOr404(own, ({ checkoutId }) => checkoutId === session, noSuchCheckout);
}

/** Changes a page's state. Returns whether the table of moves allows it. */
export function movePage(checkout: Checkout, move: PageMove): boolean {
  const { state: before } = checkout;
  Object.assign(checkout, { state: stateAfter(before, move) ?? before });
  return checkout.state !== before;
}

/**
 * Returns the account's customer id at the payment provider. The id is created with the first
 * payment page.
 */
export function ensureCustomer(person: Person, newId: () => string): string {
  return (person.customerId ??= `cus_${newId().replaceAll('-', '').slice(0, 14)}`);
}
