import { z } from 'zod';
import type { KeyList } from '../../config/keys.ts';
import { readToken, signToken, type TokenReading } from '../../http/signed-token.ts';

export const DOWNLOADS = '/assets/downloads/';

/** The target of a link. Anyone with the link can use it. */
export interface LinkedDownload {
  entitlementId: string;
  attributeId: string;
  /** File name at the time the link was created. */
  name: string;
}

const linked = z.object({ e: z.uuid(), a: z.string(), n: z.string() });

/** Returns the signed path of a file. */
export function downloadLink(
  keys: KeyList,
  { entitlementId, attributeId, name }: LinkedDownload,
  expiresAt: Date,
): string {
  const payload = { e: entitlementId, a: attributeId, n: name };
  const token = signToken(keys, 'download', payload, expiresAt);
  return `${DOWNLOADS}${token}/${encodeURIComponent(name)}`;
}

/** Parses a link. Rejects it if the token or the file name after the token was changed. */
export function readDownloadLink(
  keys: KeyList,
  path: string,
  now: Date,
): TokenReading<LinkedDownload> {
  const [token = '', written, ...more] = path.slice(DOWNLOADS.length).split('/');
  if (written === undefined || more.length > 0) return 'INVALID';
  const reading = readToken(keys, 'download', token, { schema: linked, now });
  if (typeof reading === 'string') return reading;
  const { e: entitlementId, a: attributeId, n: name } = reading.payload;
  if (decoded(written) !== name) return 'INVALID';
  return { payload: { entitlementId, attributeId, name } };
}

function decoded(written: string): string | null {
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}
