import type { components } from '@spindle/sdk/schema';
import { uploadFile } from '@spindle/sdk/upload';
import { shop } from '../shop.ts';
import {
  refreshCdn,
  at,
  done,
  recordIn,
  uploaded,
  uploadOptions,
  type Create,
  type Delete,
} from './write.ts';

type Reply = components['schemas']['ReleaseReply'];

interface NewRelease {
  catalogId: string;
  catalogItemId: string;
  file: File;
}

export const releases = {
  refreshCdn,

  create({ data, meta }: Create<NewRelease>) {
    const { catalogId, catalogItemId, file } = data;
    const sent = uploadFile<Reply>(
      `/api/catcontent/${catalogId}/${catalogItemId}`,
      'content',
      file,
      { ...uploadOptions(meta), headers: { ...meta.once } },
    );
    return recordIn(uploaded(sent), ({ Release }) => Release);
  },

  activate: ({ id }: Delete) => done(shop.POST('/api/admin/releases/{id}/activate', at(id))),
};
