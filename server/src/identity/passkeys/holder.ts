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

/** Who may answer a challenge: the session, or before there is one this browser. Null: nobody. */
export function holderOf({ ctx, session }: BrowserCall): string | null {
  if (session.id !== null) return session.id;
  const visitor = visitorCookie.read(ctx);
  return visitor === null ? null : `visitor ${visitor}`;
}

/** Likewise; a browser gets its cookie where it has none. */
export function makeHolder({ ctx, session }: BrowserCall, config: Config): string {
  const known = holderOf({ ctx, session });
  if (known !== null) return known;
  const visitor = randomUUID();
  visitorCookie.write(ctx, config, visitor);
  return `visitor ${visitor}`;
}
