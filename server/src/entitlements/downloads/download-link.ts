import { z } from 'zod';
import type { KeyList } from '../../config/keys.ts';
import { readToken, signToken, type TokenReading } from '../../http/signed-token.ts';

export const DOWNLOADS = '/assets/downloads/';

/** What a link leads to; whoever has the link may follow it. */
export interface LinkedDownload {
  entitlementId: string;
  attributeId: string;
  /** How the file was called when the link was made. */
  name: string;
}

const linked = z.object({ e: z.uuid(), a: z.string(), n: z.string() });

/** The signed address of a file, from the root of the shop. */
export function downloadLink(
  keys: KeyList,
  { entitlementId, attributeId, name }: LinkedDownload,
  expiresAt: Date,
): string {
  const payload = { e: entitlementId, a: attributeId, n: name };
  const token = signToken(keys, 'download', payload, expiresAt);
  return `${DOWNLOADS}${token}/${encodeURIComponent(name)}`;
}

/** What an address leads to: the token and the name behind it have to be as they were made. */
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
