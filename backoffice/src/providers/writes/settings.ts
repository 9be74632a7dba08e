import { asJson } from '@spindle/sdk/client';
import type { SettingsForm } from '@spindle/sdk/domain/settings/settings';
import type { components } from '@spindle/sdk/schema';
import { uploadImage } from '@spindle/sdk/upload';
import { shop } from '../shop.ts';
import { done, uploaded, type Create } from './write.ts';

type Saved = components['schemas']['SettingsReply'];

export const settings = {
  /** Saves these settings. The others stay. */
  save: ({ data, meta: { version } }: Create<SettingsForm>) =>
    done(
      shop.PUT('/api/admin/settings', {
        body: { ...data, ...(version !== undefined && { version }) },
        ...asJson,
      }),
    ),

  upload: ({ data: { picture, file } }: Create<{ picture: 'logo' | 'icon'; file: File }>) =>
    uploaded(uploadImage<Saved>(`/api/admin/settings/${picture}`, file)),
};
