import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { shop } from '../shop.ts';
import { at, done, recordIn, type Create, type Delete, type Update } from './write.ts';

type Template = BodyOf<'addTicketTemplate'>;

export const templates = {
  create: ({ data, meta: { once } }: Create<Template>) =>
    recordIn(
      done(shop.POST('/api/admin/templates', { body: data, params: { header: once }, ...asJson })),
      ({ Template: made }) => made,
    ),

  update: ({ id, data, meta: { version } }: Update<Template>) =>
    recordIn(
      done(
        shop.PUT('/api/admin/templates/{id}', {
          ...at(id),
          body: { ...data, ...(version !== undefined && { version }) },
          ...asJson,
        }),
      ),
      ({ Template: saved }) => saved,
    ),

  async delete({ id }: Delete) {
    await done(shop.DELETE('/api/admin/templates/{id}', at(id)));
    return { id };
  },
};
