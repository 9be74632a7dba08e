import type { BodyOf } from '../../contract/operation-types.ts';
import { asJson, type once, type ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from './administrator.ts';
import { listQuery } from './list-query.ts';

type Ticket = components['schemas']['AdminTicket'];

/** Creates people who write to support, and an administrator who reads it. */
export function supportDesk(shop: () => ConformingShop) {
  const administrator = () => administratorOf(shop());

  async function list(options: Parameters<typeof listQuery>[0]) {
    const { shop: staff } = await administrator();
    const call = staff.GET('/api/admin/tickets', { params: listQuery(options) });
    const tickets = await replyOf(call);
    return { tickets, range: (await call).response.headers.get('Content-Range') };
  }

  return {
    administrator,
    list,

    /** Sends a ticket, as a visitor by default. Returns the ticket number from the response. */
    async write(
      form: Partial<BodyOf<'sendTicket'>>,
      client: ShopClient = shop().visitor(),
      key: Partial<ReturnType<typeof once>> = {},
    ) {
      const body = {
        issue: 'Collet does not fit',
        message: 'It is 6 mm instead of 8 mm.',
        rct: 'sandbox:SEND_TICKET',
        ...form,
      };
      const reply = await replyOf(client.POST('/api/support/sendTicket', { body, ...key }));
      const number = Number(/ticket #(\d+)\./.exec(reply.Reason)?.[1]);
      return { reply, number };
    },

    async ticket(number: number): Promise<Ticket> {
      const { tickets } = await list({ filter: { number } });
      if (tickets[0] === undefined) throw new Error(`There is no ticket #${number}.`);
      return tickets[0];
    },

    async record(id: string): Promise<Ticket> {
      const { shop: staff } = await administrator();
      return replyOf(staff.GET('/api/admin/tickets/{id}', { params: { path: { id } } }));
    },

    async thread(id: string) {
      const { shop: staff } = await administrator();
      const params = { path: { id } };
      return replyOf(staff.GET('/api/admin/tickets/{id}/messages', { params }));
    },

    async answer(id: string, body: BodyOf<'answerTicket'>, client?: ShopClient) {
      const staff = client ?? (await administrator()).shop;
      const params = { path: { id } };
      return replyOf(staff.POST('/api/admin/tickets/{id}/answer', { params, body, ...asJson }));
    },

    async assign(id: string, body: BodyOf<'assignTicket'>) {
      const { shop: staff } = await administrator();
      const params = { path: { id } };
      return replyOf(staff.POST('/api/admin/tickets/{id}/assignee', { params, body, ...asJson }));
    },

    /** Returns the ticket as its sender sees it. */
    own: (id: string, client: ShopClient) =>
      replyOf(client.GET('/api/support/tickets/{id}', { params: { path: { id } } })),

    writeOn: (id: string, message: string, client: ShopClient) =>
      replyOf(
        client.POST('/api/support/tickets/{id}/messages', {
          params: { path: { id } },
          body: { message },
          ...asJson,
        }),
      ),

    async change(id: string, body: BodyOf<'changeTicketStatus'>, client?: ShopClient) {
      const staff = client ?? (await administrator()).shop;
      const params = { path: { id } };
      return replyOf(staff.POST('/api/admin/tickets/{id}/status', { params, body }));
    },
  };
}
