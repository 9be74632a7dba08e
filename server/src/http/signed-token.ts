import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { KeyList } from '../config/keys.ts';

/** A token's purpose. A token for one purpose is invalid for another. */
type Purpose = 'download' | 'licensed-content';

const envelope = z.object({ exp: z.number(), of: z.unknown() });

/**
 * Returns `payload.signature`, both base64url, so the token is safe in a path. Not secret: anyone
 * can read the payload.
 */
export function signToken(
  [newest]: KeyList,
  purpose: Purpose,
  payload: object,
  expiresAt: Date,
): string {
  const text = JSON.stringify({ exp: expiresAt.getTime(), of: payload });
  const body = Buffer.from(text).toString('base64url');
  return `${body}.${signature(newest, purpose, body)}`;
}

export type TokenReading<T> = { payload: T } | 'EXPIRED' | 'INVALID';

/**
 * Returns a token's payload if one of our keys signed it for this purpose and the token has not
 * expired.
 */
export function readToken<T>(
  keys: KeyList,
  purpose: Purpose,
  token: string,
  { schema, now }: { schema: z.ZodType<T>; now: Date },
): TokenReading<T> {
  const [body, input, ...more] = token.split('.');
  if (body === undefined || input === undefined || more.length > 0) return 'INVALID';
  if (!keys.some((key) => isSame(input, signature(key, purpose, body)))) return 'INVALID';
  const { exp, of } = envelope.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  if (exp <= now.getTime()) return 'EXPIRED';
  const payload = schema.safeParse(of);
  return payload.success ? { payload: payload.data } : 'INVALID';
}

function signature(key: string, purpose: Purpose, body: string): string {
  const secret = Buffer.from(hkdfSync('sha256', key, '', `spindle token ${purpose}`, 32));
  return createHmac('sha256', secret).update(body).digest('base64url');
}

function isSame(input: string, right: string): boolean {
  const one = Buffer.from(input);
  const other = Buffer.from(right);
  return one.length === other.length && timingSafeEqual(one, other);
}
