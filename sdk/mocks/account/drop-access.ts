import { sameText } from '../../domain/same-text.ts';
import { endSessionsOf } from '../core/sessions.ts';
import { deleteKnownDevices } from '../identity/known-device.ts';
import type { Person, ShopState } from '../state.ts';

/** Deletes a person's credentials, carts, requests and other temporary data. */
export function dropAccess(state: ShopState, { userId, email }: Person): void {
  const others = <One extends { userId: string | null }>(all: One[]) =>
    all.filter((one) => one.userId !== userId);
  endSessionsOf(state, userId);
  deleteKnownDevices(state, userId);
  state.tokens = others(state.tokens);
  state.registrations = state.registrations.filter((one) => !sameText(one.email, email));
  state.recoveries = others(state.recoveries).filter((one) => !sameText(one.email, email));
  state.members = others(state.members);
  state.notices = others(state.notices);
  delete state.shownQuotes[userId];
  delete state.carts[userId];
  delete state.cartCodes[userId];
  // deletes only grants by staff, because purchased access follows from orders
  state.entitlements = state.entitlements.filter(
    (one) => one.userId !== userId || one.source !== 'GRANT',
  );
  state.checkouts = state.checkouts.filter((one) => one.userId !== userId || one.state === 'PAID');
  for (const paid of state.checkouts) {
    if (paid.userId !== userId) continue;
    delete paid.phone;
    delete paid.shipTo;
  }
}
