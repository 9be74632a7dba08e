import { running } from '../subscriptions/portal.ts';
import { deletedUserEmail, deletedUserName } from '../../domain/account/deletion.ts';
import type { Scene } from '../core/call.ts';
import { newPerson } from '../identity/people.ts';
import type { Person, ShopState } from '../state.ts';
import { dropAccess } from './drop-access.ts';
import { dropWords } from './drop-words.ts';

/**
 * Erases a person's data, as the real shop does with its list of columns. Orders and invoices are
 * kept for accounting, under an account without a name.
 */
export function eraseAccount({ state, now }: Scene, person: Person): void {
  const { userId, email, dateCreated } = person;
  endSubscriptions(state, userId, now);
  dropAccess(state, person);
  dropWords(state, person);
  dropParcels(state, userId);
  const gone = deletedUserEmail(userId);
  const { orders, subscriptions, entitlements, tickets, ticketMessages, notes } = state;
  for (const saved of [orders, subscriptions, entitlements, tickets, ticketMessages, notes]) {
    replaceText(saved, email, gone);
  }
  const { bulks, releases, downloads, webhooks } = state;
  for (const saved of [bulks, releases, downloads, webhooks ?? []]) replaceText(saved, email, gone);
  const nobody = { ...deletedUserName, email: gone, password: null, authenticator: null };
  const gonePerson = newPerson(userId, new Date(dateCreated), nobody);
  state.people.splice(state.people.indexOf(person), 1, gonePerson);
}

/** Ends subscriptions immediately, because no payment may be collected for a deleted account. */
function endSubscriptions(state: ShopState, userId: string, now: Date): void {
  const theirs = running(state).filter((one) => one.userId === userId);
  for (const one of theirs) Object.assign(one, { status: 'canceled', endedAt: now.toISOString() });
}

/** Removes the customer's contact data and the parcels' documents from orders. */
function dropParcels(state: ShopState, userId: string): void {
  for (const order of state.orders.filter((one) => one.userId === userId)) {
    delete order.shipping?.phone;
    if (order.billing) order.billing.phone = null;
    order.receiptUrl = null;
    order.labelUrl = null;
    for (const label of order.labels) label.labelUrl = '';
  }
}

/** Replaces each text that equals `from`, ignoring case. */
function replaceText(record: object, from: string, to: string): void {
  for (const [name, value] of Object.entries(record)) {
    if (typeof value === 'string' && value.toLowerCase() === from.toLowerCase())
      Reflect.set(record, name, to);
    else if (typeof value === 'object' && value !== null) replaceText(value, from, to);
  }
}
