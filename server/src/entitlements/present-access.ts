import type { components } from '@spindle/sdk/schema';
import type { Config } from '../config.ts';
import type { BoughtAccess, BoughtDownload } from './bought-access.ts';
import { downloadLink } from './downloads/download-link.ts';

type Schemas = components['schemas'];

export interface LinkTerms {
  config: Pick<Config, 'sessionKeys'>;
  /** When the links stop working. */
  expiresAt: Date;
}

/** What can be used now: nothing of it while access is closed. */
export function presentAccess(
  bought: BoughtAccess | null,
  terms: LinkTerms,
): Pick<Schemas['OrderLine'], 'access' | 'downloads' | 'licenceKeys'> {
  if (bought === null) return { access: null, downloads: [], licenceKeys: [] };
  if (!bought.open) return { access: 'CLOSED', downloads: [], licenceKeys: [] };
  const { entitlementId, downloads, licenceKeys } = bought;
  return {
    access: 'OPEN',
    downloads: downloads.map((one) => presentDownload(entitlementId, one, terms)),
    licenceKeys,
  };
}

function presentDownload(
  entitlementId: string,
  { attributeId, name, size, value, description }: BoughtDownload,
  { config, expiresAt }: LinkTerms,
): Schemas['Download'] {
  if (name === null) {
    const title = value?.split('/').at(-1) ?? attributeId;
    return { attributeId, title, description, size: null, url: null, expiresAt: null };
  }
  const url = downloadLink(config.sessionKeys, { entitlementId, attributeId, name }, expiresAt);
  return { attributeId, title: name, description, size, url, expiresAt: expiresAt.toISOString() };
}
