import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import type { Config } from '../config.ts';
import type { SecretsKey } from '../config/keys.ts';

type Keys = Config['secretsKeys'];

/** Generates an eight-digit code, which may have leading zeros. */
export function newMailedCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

/** Returns `keyId.mac`, the format stored in the row. The value is useless in any other row. */
export function hashMailedCode([newest]: Keys, rowId: string, code: string): string {
  return `${newest.id}.${mac(newest, rowId, code).toString('base64url')}`;
}

/**
 * Returns true if the code belongs to the row. Codes hashed with an older key still match. Spaces
 * are ignored.
 */
export function isMailedCode(
  keys: Keys,
  rowId: string,
  code: string,
  hash: string | null,
): boolean {
  const [keyId, stored = ''] = (hash ?? '').split('.');
  const key = keys.find(({ id }) => id === keyId);
  if (key === undefined) return false;
  const expected = Buffer.from(stored, 'base64url');
  const input = mac(key, rowId, code.replaceAll(/\s/g, ''));
  return input.length === expected.length && timingSafeEqual(input, expected);
}

function mac({ key }: SecretsKey, rowId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`mailed code\n${rowId}\n${code}`).digest();
}

const HOUR_MS = 60 * 60_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Binds a browser to the row it created, with a signed one-hour cookie that scripts can't read. */
export function attemptCookie(name: string) {
  const common = { signed: true, httpOnly: true, sameSite: 'lax' } as const;
  return {
    /** Returns the row's id, or null if the cookie is missing or its signature is wrong. */
    read(ctx: Context): string | null {
      const id = ctx.cookies.get(name, { signed: true });
      return id !== undefined && UUID.test(id) ? id : null;
    },
    write(ctx: Context, { secureCookies: secure }: Config, rowId: string): void {
      // A proxy may have terminated TLS. The cookie must still be https-only.
      if (secure) ctx.cookies.secure = true;
      ctx.cookies.set(name, rowId, { ...common, secure, maxAge: HOUR_MS });
    },
    clear(ctx: Context, { secureCookies: secure }: Config): void {
      if (secure) ctx.cookies.secure = true;
      ctx.cookies.set(name, null, { ...common, secure });
    },
  };
}

/** Names the registration that this browser started. */
export const registrationCookie = attemptCookie('registration');
