import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { shop } from '../shop.ts';
import { at, done, recordIn, type Create, type Delete } from './write.ts';

export const views = {
  /** Replaces any view of that name. */
  create: ({ data: body }: Create<BodyOf<'saveView'>>) =>
    recordIn(done(shop.PUT('/api/admin/views', { body, ...asJson })), ({ View }) => View),

  async delete({ id }: Delete) {
    await done(shop.DELETE('/api/admin/views/{id}', at(id)));
    return { id };
  },
};
