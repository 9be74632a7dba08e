import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];

/** A file that comes with an item. */
export interface BoughtFile {
  attributeId: string;
  /** Null until a file is uploaded. */
  name: string | null;
  size: number | null;
  /** The attribute's value, which may predate the upload. Null if the attribute was deleted. */
  value: string | null;
  description: string | null;
}

interface BoughtAccess<File extends BoughtFile> {
  open: boolean;
  downloads: readonly File[];
  licenceKeys: Schemas['LicenceKey'][];
}

interface LinkTerms {
  /** Returns the file's URL, valid until `expiresAt`. */
  urlOf: (file: { attributeId: string; name: string }) => string;
  /** When the links stop working. */
  expiresAt: Date;
}

/**
 * Returns what a line gives access to now. Closed access has no downloads or keys. Returns null
 * access for a shipped line.
 */
export function presentAccess<File extends BoughtFile>(
  bought: BoughtAccess<File> | null,
  terms: LinkTerms,
): Access {
  if (bought === null) return { access: null, downloads: [], licenceKeys: [] };
  const { open, downloads, licenceKeys } = bought;
  if (!open) return { access: 'CLOSED', downloads: [], licenceKeys: [] };
  return {
    access: 'OPEN',
    downloads: downloads.map((one) => presentDownload(one, terms)),
    licenceKeys,
  };
}

type Access = Pick<Schemas['OrderLine'], 'access' | 'downloads' | 'licenceKeys'>;

/** Returns what a line gives access to if it is a kit with several digital parts. */
export const joinAccess = (parts: readonly Access[]): Access => ({
  access: parts.find(({ access }) => access === 'OPEN')?.access ?? parts[0]?.access ?? null,
  downloads: parts.flatMap(({ downloads }) => downloads),
  licenceKeys: parts.flatMap(({ licenceKeys }) => licenceKeys),
});

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
