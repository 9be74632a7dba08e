import { z } from 'zod';
import { readToken, signToken, type TokenReading } from '../../http/signed-token.ts';
import type { Config } from '../../config.ts';

type Keys = Config['sessionKeys'];

/** How long a URL of licensed content works. */
const GOOD_FOR_MS = 2 * 3_600_000;

const payload = z.object({
  catalogId: z.string(),
  itemId: z.string(),
  /**
   * The release that was active when the URL was created, so that all links on a page use the same
   * release.
   */
  releaseId: z.uuid(),
  userId: z.uuid(),
  /** True if opened by staff, who need no entitlement. */
  staff: z.boolean(),
});

export type License = z.infer<typeof payload>;

/**
 * Returns the URL of a release. Anyone with the URL can use it for two hours while its owner is
 * entitled.
 */
export function licensedContentUrl(
  { sessionKeys, frontEnd }: { sessionKeys: Keys; frontEnd: Config['frontEnd'] },
  license: License,
  now: Date,
): string {
  const { catalogId, itemId } = license;
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
  const token = signToken(sessionKeys, 'licensed-content', license, expiresAt);
  const base = frontEnd.cdnSubscriptionBase.replace(/\/+$/, '');
  return `${base}/${catalogId}/${itemId}/t/${token}/`;
}

export function verifyLicense(keys: Keys, token: string, now: Date): TokenReading<License> {
  return readToken(keys, 'licensed-content', token, { schema: payload, now });
}
