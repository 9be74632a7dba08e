import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { takesFile } from '@spindle/sdk/domain/media/public-file';
import { uploadFile } from '@spindle/sdk/upload';
import { shop } from '../shop.ts';
import {
  done,
  NotUploaded,
  uploaded,
  uploadOptions,
  type Delete,
  type Meta,
  type Update,
} from './write.ts';

/**
 * The saved fields of an attribute. An attribute without a version is created. The file is uploaded
 * afterward.
 */
type Form = Omit<BodyOf<'saveItemAttribute'>, 'version'> & { file?: File | null };

/**
 * Returns the catalog or section, the record in it, and the attribute's name, which may contain a
 * `_`.
 */
function partsOf(id: string): [string, string, string] {
  const [group = '', member = '', ...name] = id.split('_');
  return [group, member, name.join('_')];
}

const addressOf = (id: string) => partsOf(id).map(encodeURIComponent).join('/');

function at(id: string) {
  const [catalogId, catalogItemId, attributeId] = partsOf(id);
  return { params: { path: { catalogId, catalogItemId, attributeId } } };
}

function atElement(id: string) {
  const [category, elementId, attributeId] = partsOf(id);
  return { params: { path: { category, elementId, attributeId } } };
}

const ofItem = '/api/catbuilder/{catalogId}/{catalogItemId}/{attributeId}';
const ofElement = '/api/contentbuilder/{category}/{elementId}/{attributeId}';

export const itemAttributes = {
  async update({ id, data: { file, ...form }, meta }: Update<Form>) {
    await done(shop.PUT(ofItem, { ...at(id), body: { ...form, ...versionIn(meta) } }));
    const [folder, field] = takesFile(form.type) ? ['catdownload', 'file'] : ['catimage', 'image'];
    if (file) await send(`/api/${folder}/${addressOf(id)}`, field, file, meta);
    return { id };
  },

  async delete({ id }: Delete) {
    await done(shop.DELETE(ofItem, at(id)));
    return { id };
  },
};

export const elementAttributes = {
  async update({ id, data: { file, ...form }, meta }: Update<Form>) {
    await done(shop.PUT(ofElement, { ...atElement(id), body: { ...form, ...versionIn(meta) } }));
    if (file) await send(`/api/contentimage/${addressOf(id)}`, 'image', file, meta);
    return { id };
  },

  async delete({ id }: Delete) {
    await done(shop.DELETE(ofElement, atElement(id)));
    return { id };
  },
};

const versionIn = ({ version }: Meta) => (version === undefined ? {} : { version });

async function send(path: string, field: string, file: File, meta: Meta): Promise<void> {
  meta.onProgress?.(0);
  try {
    await uploaded(uploadFile<object>(path, field, file, uploadOptions(meta)));
  } catch (error) {
    throw new NotUploaded(error instanceof Error ? error.message : String(error), {});
  }
}
