import { hash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from 'koa';
import type { Config } from '../config.ts';
import { query } from '../database/query.ts';
import { KnownDevice } from './known-device.entity.ts';

const DAYS = 365;
const COOKIE = 'device';
const SECRET = /^[\w-]{43}$/;

/**
 * Kept after sign-out. The cookie only determines how attempts are counted and grants no access.
 */
export const deviceCookie = {
  read(ctx: Context): string | null {
    const secret = ctx.cookies.get(COOKIE, { signed: false }) ?? '';
    return SECRET.test(secret) ? secret : null;
  },
  write(ctx: Context, { secureCookies: secure }: Config, secret: string): void {
    // A proxy may have terminated TLS. The cookie must still be https-only.
    if (secure) ctx.cookies.secure = true;
    const maxAge = DAYS * 86_400_000;
    ctx.cookies.set(COOKIE, secret, {
      signed: false,
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge,
    });
  },
};

interface Device {
  userId: string;
  /** The value of the browser's device cookie. */
  device: string | null;
  now: Date;
}

/**
 * Adds the browser to the account's known browsers under a new secret, which invalidates a cookie
 * that someone else may have planted. The browser stays known to other accounts, and its session
 * records the new device. Returns the new secret and whether the account already knew the browser.
 */
export async function rememberDevice(
  em: EntityManager,
  { userId, device, sessionId, now }: Device & { sessionId: string | null },
): Promise<{ secret: string; known: boolean }> {
  const secret = randomBytes(32).toString('base64url');
  const hashes = [deviceHash(device), deviceHash(secret)];
  const expiresAt = new Date(now.getTime() + DAYS * 86_400_000);
  const added = await query(em, remember, [...hashes, userId, now, expiresAt, sessionId]);
  return { secret, known: added.length === 0 };
}

/**
 * Returns the key for counting attempts. A browser known to the account has its own key. All others
 * share one key.
 */
export async function identifyAttempt(
  em: EntityManager,
  { userId, device, now }: Device,
): Promise<string> {
  if (device === null) return userId;
  const known = { hash: hash('sha256', device), user: userId, expiresAt: { $gt: now } };
  return (await em.count(KnownDevice, known)) > 0 ? findKnownDevice(device, userId) : userId;
}

/** Returns the key for counting a known browser's attempts on an account. */
export function findKnownDevice(device: string | null, userId: string): string {
  return `device ${deviceHash(device)} ${userId}`;
}

/**
 * Hashes a device cookie in the same way as `known_devices` stores it. Returns null if the browser
 * has no cookie.
 */
export function deviceHash(device: string | null): string | null {
  return device === null ? null : hash('sha256', device);
}

const remember = `
  with moved as (
    update known_devices
       set hash = $2, expires_at = case when user_id = $3 then $5 else expires_at end
     where hash = $1 and expires_at > $4
    returning user_id
  ), session as (
    update sessions set device_hash = $2 where id = $6::text and user_id = $3::uuid
  )
  insert into known_devices (hash, user_id, expires_at)
  select $2, $3::uuid, $5 where not exists (select from moved where user_id = $3::uuid)
  returning hash`;
