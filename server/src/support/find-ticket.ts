import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuch } from '@spindle/sdk/domain/records';
import { isOwnTicket } from '@spindle/sdk/domain/support/tickets';
import { Ticket } from './ticket.entity.ts';

/** @throws 404 where there is none of that id; what could not be an id is nobody's */
export async function findTicket(
  em: EntityManager,
  id: string,
  lockMode: LockMode = LockMode.NONE,
): Promise<Ticket> {
  const ticket = isId(id) ? await em.findOne(Ticket, { id }, { lockMode }) : null;
  if (ticket === null) throw notFound(noSuch('ticket'));
  return ticket;
}

/** For whoever is about to change it. */
export const lockTicket = (tx: EntityManager, id: string) =>
  findTicket(tx, id, LockMode.PESSIMISTIC_WRITE);

/** @throws 404 where it is somebody else's, too */
export function demandOwn(ticket: Ticket, account: { id: string; email: string }): void {
  if (!isOwnTicket(ticket, account)) throw notFound(noSuch('ticket'));
}
