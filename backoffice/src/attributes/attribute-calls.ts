import type { components } from '@spindle/sdk/schema';
import type { UploadOptions } from '@spindle/sdk/upload';
import { useDelete, useUpdate } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';

export type Attribute = components['schemas']['Attribute'];
export type AttributeType = Attribute['type'];

/** The attribute's saved fields. The name is in the URL. */
export interface AttributeForm {
  type: AttributeType;
  value: string;
  description: string;
  /** The picture, or the file that buyers download. Uploaded after the rest is saved. */
  file?: File | null;
}

type SaveOptions = Pick<UploadOptions, 'onProgress' | 'signal'> & {
  /** The version that was edited. If undefined, the attribute is created. */
  version?: number | undefined;
};

/**
 * Calls that change the attributes of an item or a content element. Each fails with a ShopError.
 */
export interface AttributeCalls {
  /** Fails with 409 and the current `Attribute` if the attribute changed since that version. */
  save: (attributeId: string, form: AttributeForm, saving?: SaveOptions) => Promise<unknown>;
  delete: (attributeId: string) => Promise<unknown>;
  /** True for items only, because nobody can buy a content element. */
  takesDownloads: boolean;
}

export interface ItemName {
  catalogId: string;
  catalogItemId: string;
}

type Resource = 'itemAttributes' | 'elementAttributes';
type Owner = [group: string, member: string];

/**
 * Returns the calls for the attributes of one catalog item or content element, given its two ids.
 */
export const useAttributeCalls = (resource: Resource, ...owner: Owner): AttributeCalls =>
  useAttributeCallsOf(resource)(...owner);

/** Returns a function that returns the calls for an item or element, which may be created later. */
export function useAttributeCallsOf(resource: Resource): (...owner: Owner) => AttributeCalls {
  const [update] = useUpdate(resource);
  const [remove] = useDelete(resource);
  const options = { returnPromise: true } as const;
  return (...owner) => ({
    save: (name, data, meta = {}) => update({ id: idOf(...owner, name), data, meta }, options),
    delete: (name) => remove({ id: idOf(...owner, name) }, options),
    takesDownloads: resource === 'itemAttributes',
  });
}
