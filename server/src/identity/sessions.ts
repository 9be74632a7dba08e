import { createSession } from 'koa-session';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import type { ShopSession } from '../contract/shop-session.ts';
import type { Services } from '../services.ts';
import { cookieOptions, CookieSession } from './cookie-session.ts';
import { makeSessionRows } from './session-rows.ts';
import { makeSessionStore, newSessionId } from './session-store.ts';

export const SESSION_COOKIE = 'spindle';

export interface Sessions {
  /** Loads the session, runs the rest of the request and saves changes. Needs `app.keys`. */
  middleware: Middleware;
  /** Returns the session. Works only within the middleware. */
  of: (ctx: Context) => ShopSession;
}

/**
 * Creates database sessions for operations that require one. Pages and public reads never load
 * sessions.
 */
export function makeSessions(
  app: Koa,
  { orm, now, config }: Pick<Services, 'orm' | 'now' | 'config'>,
): Sessions {
  const carry: Middleware = createSession(
    {
      ...cookieOptions({ config }),
      key: SESSION_COOKIE,
      httpOnly: true,
      signed: true,
      genid: newSessionId,
      store: makeSessionStore(makeSessionRows(orm), now),
    },
    app,
  );
  return {
    of: (ctx) => new CookieSession(ctx, { orm, now, config }),
    middleware(ctx, next) {
      // A proxy may have terminated TLS. The cookie must still be https-only.
      if (config.secureCookies) ctx.cookies.secure = true;
      return carry(ctx, next);
    },
  };
}
