import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import type { components } from '@spindle/sdk/schema';
import { shop } from '../shop.ts';
import { idOf, partsOf } from './record-ids.ts';
import {
  done,
  pictureAfter,
  recordIn,
  type Create,
  type Delete,
  type Update,
  type WithPicture,
} from './write.ts';

type Form = WithPicture<BodyOf<'updateElement'>>;

function at(id: string) {
  const [category, elementId] = partsOf(id);
  return { params: { path: { category, elementId } } };
}

export const elements = {
  async create(params: Create<Form & { category: string }>) {
    const { picture: _, category, ...body } = params.data;
    const saved = await recordIn(
      done(
        shop.PUT('/api/contentbuilder/{category}/', {
          params: { path: { category }, header: params.meta.once },
          body,
        }),
      ),
      ({ ContentElement }) => ContentElement,
    );
    return uploadPicture(saved, params);
  },

  async update(params: Update<Form & { category?: string }>) {
    const { picture: _, category: _place, ...fields } = params.data;
    const body = { ...fields, version: params.meta.version };
    const saved = await recordIn(
      done(shop.PUT('/api/contentbuilder/{category}/{elementId}', { ...at(params.id), body })),
      ({ ContentElement }) => ContentElement,
    );
    return uploadPicture(saved, params);
  },

  async delete({ id }: Delete) {
    await done(shop.DELETE('/api/contentbuilder/{category}/{elementId}', at(id)));
    return { id };
  },
};

async function uploadPicture(saved: components['schemas']['Element'], params: Create<Form>) {
  const { category, elementId } = saved;
  const path = `/api/contentimage/${category}/${elementId}`;
  const { ContentElement = saved } = await pictureAfter({ ContentElement: saved }, path, params);
  return { ...ContentElement, id: idOf(category, elementId) };
}
