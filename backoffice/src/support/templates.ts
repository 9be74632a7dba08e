import { fillTemplate, type TicketTemplate } from '@spindle/sdk/domain/support/templates';
import { replyOf } from '@spindle/sdk/errors';
import type { AdminTicket } from '../providers/records.ts';
import { shop } from '../providers/shop.ts';

/**
 * Fills in a template for a ticket. Loads the sender's latest order only if the template mentions
 * it.
 */
export async function textFor({ text }: TicketTemplate, ticket: AdminTicket): Promise<string> {
  const { name, number } = ticket;
  const order = text.includes('{order}') ? await latestOrder(ticket) : null;
  return fillTemplate(text, { name, ticket: number, order });
}

async function latestOrder({ userId, email }: AdminTicket): Promise<string | null> {
  const query = {
    sort: JSON.stringify(['dateCreated', 'DESC']),
    range: '[0,24]',
    filter: JSON.stringify(userId === null ? { email } : { userId }),
  };
  const orders = await replyOf(shop.GET('/api/admin/orders', { params: { query } }));
  // A return is a separate order that the sender doesn't know about.
  return orders.find(({ parentId }) => parentId === null)?.orderId ?? null;
}
