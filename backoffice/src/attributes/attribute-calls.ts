import type { components } from '@spindle/sdk/schema';
import type { UploadOptions } from '@spindle/sdk/upload';
import { useDelete, useUpdate } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';

export type Attribute = components['schemas']['Attribute'];
export type AttributeType = Attribute['type'];

/** What is saved of an attribute; its name is its address. */
export interface AttributeForm {
  type: AttributeType;
  value: string;
  description: string;
  /** Its picture, or what buyers download; sent after the rest is saved. */
  file?: File | null;
}

type Saving = Pick<UploadOptions, 'onProgress' | 'signal'> & {
  /** The version that was edited; without it, the attribute is made. */
  version?: number | undefined;
};

/** How attributes are kept, of an item or of a content element. Each fails with a ShopError. */
export interface AttributeCalls {
  /** Fails with 409 and the present `Attribute` where it was changed since that version. */
  save: (attributeId: string, form: AttributeForm, saving?: Saving) => Promise<unknown>;
  delete: (attributeId: string) => Promise<unknown>;
  /** Only items are bought. */
  takesDownloads: boolean;
}

export interface ItemName {
  catalogId: string;
  catalogItemId: string;
}

/** The attributes of a catalogue item or of a content element, named by its two ids. */
export function useAttributeCalls(
  resource: 'itemAttributes' | 'elementAttributes',
  ...owner: [group: string, member: string]
): AttributeCalls {
  const [update] = useUpdate(resource);
  const [remove] = useDelete(resource);
  const options = { returnPromise: true } as const;
  return {
    save: (name, data, meta = {}) => update({ id: idOf(...owner, name), data, meta }, options),
    delete: (name) => remove({ id: idOf(...owner, name) }, options),
    takesDownloads: resource === 'itemAttributes',
  };
}
