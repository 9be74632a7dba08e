import { asJson } from '@spindle/sdk/client';
import { fillTemplate, type TicketTemplate } from '@spindle/sdk/domain/support/templates';
import { replyOf } from '@spindle/sdk/errors';
import type { Once } from '@spindle/sdk/react/intent-key';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import type { AdminTicket } from '../providers/records.ts';
import { shop } from '../providers/shop.ts';

/** As it is typed; without an id it is a new one. */
export type TypedTemplate = Pick<TicketTemplate, 'name' | 'text'> &
  Partial<Pick<TicketTemplate, 'id' | 'version'>>;

export const templatesQuery = queryOptions({
  queryKey: ['ticket-templates'],
  queryFn: ({ signal }) => replyOf(shop.GET('/api/admin/templates', { signal })),
});

const at = (id: string) => ({ params: { path: { id } } });

export function saveTemplate(
  { id, version, name, text }: TypedTemplate,
  once: Once,
): Promise<components['schemas']['TicketTemplateReply']> {
  if (id === undefined) {
    const params = { header: once };
    return replyOf(shop.POST('/api/admin/templates', { body: { name, text }, params, ...asJson }));
  }
  const body = version === undefined ? { name, text } : { name, text, version };
  return replyOf(shop.PUT('/api/admin/templates/{id}', { ...at(id), body, ...asJson }));
}

export const removeTemplate = (id: string) =>
  replyOf(shop.DELETE('/api/admin/templates/{id}', at(id)));

/** A template's text for a ticket; who wrote it is asked for their latest order where it is named. */
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
  // What was sent back has an order of its own, which its sender knows nothing of.
  return orders.find(({ parentId }) => parentId === null)?.orderId ?? null;
}
