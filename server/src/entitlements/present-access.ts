import {
  joinAccess,
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
  bought: readonly BoughtAccess[],
  { config: { sessionKeys }, expiresAt }: LinkTerms,
) =>
  joinAccess(
    bought.map(({ entitlementId, ...access }) =>
      present<BoughtFile>(access, {
        urlOf: (file) => downloadLink(sessionKeys, { entitlementId, ...file }, expiresAt),
        expiresAt,
      }),
    ),
  );
