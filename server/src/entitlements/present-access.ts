import {
  presentAccess as present,
  type BoughtFile,
} from '@spindle/sdk/domain/entitlements/present-access';
import type { Config } from '../config.ts';
import type { BoughtAccess } from './bought-access.ts';
import { downloadLink } from './downloads/download-link.ts';

export interface LinkTerms {
  config: Pick<Config, 'sessionKeys'>;
  expiresAt: Date;
}

/** Presents the current access, with signed links. */
export const presentAccess = (
  bought: BoughtAccess | null,
  { config: { sessionKeys }, expiresAt }: LinkTerms,
) =>
  present<BoughtFile>(bought, {
    urlOf: (file) =>
      downloadLink(sessionKeys, { entitlementId: bought?.entitlementId ?? '', ...file }, expiresAt),
    expiresAt,
  });
