import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];

/** A file that an item comes with. */
export interface BoughtFile {
  attributeId: string;
  /** Null while there is none. */
  name: string | null;
  size: number | null;
  /** What the attribute says of it, or said when there was no file yet; null where it is gone. */
  value: string | null;
  description: string | null;
}

interface Bought<File extends BoughtFile> {
  open: boolean;
  downloads: readonly File[];
  licenceKeys: Schemas['LicenceKey'][];
}

interface LinkTerms {
  /** Where the file of that name can be had, until then. */
  urlOf: (file: { attributeId: string; name: string }) => string;
  /** When the links stop working. */
  expiresAt: Date;
}

/** What a line gives access to now: nothing of it while access is closed; null for what is shipped. */
export function presentAccess<File extends BoughtFile>(
  bought: Bought<File> | null,
  terms: LinkTerms,
): Pick<Schemas['OrderLine'], 'access' | 'downloads' | 'licenceKeys'> {
  if (bought === null) return { access: null, downloads: [], licenceKeys: [] };
  const { open, downloads, licenceKeys } = bought;
  if (!open) return { access: 'CLOSED', downloads: [], licenceKeys: [] };
  return {
    access: 'OPEN',
    downloads: downloads.map((one) => presentDownload(one, terms)),
    licenceKeys,
  };
}

function presentDownload(
  { attributeId, name, size, value, description }: BoughtFile,
  { urlOf, expiresAt }: LinkTerms,
): Schemas['Download'] {
  if (name === null) {
    const title = value?.split('/').at(-1) || attributeId;
    return { attributeId, title, description, size: null, url: null, expiresAt: null };
  }
  const url = urlOf({ attributeId, name });
  return { attributeId, title: name, description, size, url, expiresAt: expiresAt.toISOString() };
}
