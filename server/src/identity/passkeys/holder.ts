import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { Config } from '../../config.ts';
import type { ShopSession } from '../../contract/shop-session.ts';
import { attemptCookie } from '../mailed-code.ts';

const visitorCookie = attemptCookie('passkey');

interface BrowserCall {
  ctx: Context;
  session: Pick<ShopSession, 'id'>;
}

/**
 * Returns who may answer a challenge: the session, or this browser before sign-in. Returns null if
 * the request has neither.
 */
export function holderOf({ ctx, session }: BrowserCall): string | null {
  if (session.id !== null) return session.id;
  const visitor = visitorCookie.read(ctx);
  return visitor === null ? null : `visitor ${visitor}`;
}

/** Returns the same as `holderOf`, but gives the browser a cookie if it has none. */
export function makeHolder({ ctx, session }: BrowserCall, config: Config): string {
  const known = holderOf({ ctx, session });
  if (known !== null) return known;
  const visitor = randomUUID();
  visitorCookie.write(ctx, config, visitor);
  return `visitor ${visitor}`;
}
