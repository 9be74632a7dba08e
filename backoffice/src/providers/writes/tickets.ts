import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { shop } from '../shop.ts';
import { at, done, type Update } from './write.ts';

type Unversioned<Body> = Omit<Body, 'version'>;

export const tickets = {
  answer: ({
    id,
    data,
    meta: { once, version = 0 },
  }: Update<Unversioned<BodyOf<'answerTicket'>>>) =>
    done(
      shop.POST('/api/admin/tickets/{id}/answer', {
        params: { path: { id }, header: once },
        body: { ...data, version },
        ...asJson,
      }),
    ),

  status: ({
    id,
    data,
    meta: { version = 0 },
  }: Update<Unversioned<BodyOf<'changeTicketStatus'>>>) =>
    done(shop.POST('/api/admin/tickets/{id}/status', { ...at(id), body: { ...data, version } })),

  assign: ({ id, data, meta: { version = 0 } }: Update<Unversioned<BodyOf<'assignTicket'>>>) =>
    done(
      shop.POST('/api/admin/tickets/{id}/assignee', {
        ...at(id),
        body: { ...data, version },
        ...asJson,
      }),
    ),
};
