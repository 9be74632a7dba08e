import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import type { components } from '@spindle/sdk/schema';
import { shop } from '../shop.ts';
import {
  refreshCdn,
  done,
  pictureAfter,
  recordIn,
  type Create,
  type Delete,
  type Update,
  type WithPicture,
} from './write.ts';

type Form = WithPicture<BodyOf<'updateSection'>>;

const at = (category: string) => ({ params: { path: { category } } });

export const sections = {
  refreshCdn,

  async create(params: Create<Form>) {
    const { picture: _, ...body } = params.data;
    const header = params.meta.once;
    const saved = await recordIn(
      done(shop.PUT('/api/contentbuilder/', { params: { header }, body })),
      ({ Content }) => Content,
    );
    return uploadPicture(saved, params);
  },

  async update(params: Update<Form>) {
    const { picture: _, ...fields } = params.data;
    const body = { ...fields, version: params.meta.version };
    const saved = await recordIn(
      done(shop.PUT('/api/contentbuilder/{category}', { ...at(params.id), body })),
      ({ Content }) => Content,
    );
    return uploadPicture(saved, params);
  },

  async delete({ id }: Delete) {
    await done(shop.DELETE('/api/contentbuilder/{category}', at(id)));
    return { id };
  },
};

async function uploadPicture(saved: components['schemas']['Section'], params: Create<Form>) {
  const path = `/api/contentimage/${saved.category}`;
  const { Content = saved } = await pictureAfter({ Content: saved }, path, params);
  return { ...Content, id: saved.category };
}
