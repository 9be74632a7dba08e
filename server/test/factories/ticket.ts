import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../../src/database/base.ts';
import { Ticket } from '../../src/support/ticket.entity.ts';

interface TicketOptions {
  userId?: string;
  email?: string;
  name?: string | null;
  issue?: string;
  message?: string;
  state?: Ticket['state'];
  messageCount?: number;
  createdAt?: Date;
}

/** Creates a ticket, open by default. Returns its id. */
export async function makeTicket(
  { orm }: { orm: MikroORM },
  options: TicketOptions = {},
): Promise<string> {
  const em = orm.em.fork();
  const id = newId();
  const { createdAt = new Date() } = options;
  em.create(Ticket, {
    email: 'ada@example.com',
    issue: 'Collet does not fit',
    message: 'The collet I received is 6 mm instead of 8 mm.',
    lastMessageAt: createdAt,
    ...options,
    createdAt,
    id,
  });
  await em.flush();
  return id;
}
