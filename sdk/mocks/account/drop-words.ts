import { sameText } from '../../domain/same-text.ts';
import type { Person, ShopState } from '../state.ts';

/** Deletes the texts a person wrote, and the texts about them. */
export function dropWords(state: ShopState, { userId, email }: Person): void {
  const theirs = state.tickets.filter(
    (one) => one.userId === userId || (one.userId === null && sameText(one.email, email)),
  );
  state.tickets = state.tickets.filter((one) => !theirs.includes(one));
  for (const { id } of theirs) delete state.ticketMessages[id];
  const orders = state.orders.filter((one) => one.userId === userId);
  const orderIds = orders.map(({ orderId }) => orderId);
  for (const id of [userId, ...orderIds]) {
    delete state.tags[id];
    delete state.notes[id];
  }
  state.securityEvents = (state.securityEvents ?? []).filter((one) => one.userId !== userId);
  for (const [id, { reply }] of Object.entries(state.replies)) {
    const names = JSON.stringify(reply ?? null)
      .toLowerCase()
      .includes(email.toLowerCase());
    if (names || id.startsWith(userId)) delete state.replies[id];
  }
  const subjects = new Set([
    `customer ${userId}`,
    ...orderIds.map((id) => `order ${id}`),
    ...theirs.map(({ id }) => `ticket ${id}`),
  ]);
  for (const entry of state.audit) {
    if (entry.actorId !== userId && !subjects.has(entry.subject)) continue;
    Object.assign(entry, { actorEmail: null, before: null, after: null });
  }
}
