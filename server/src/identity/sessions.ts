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
  /** Reads the session, runs the rest and saves what changed. Needs `app.keys`. */
  middleware: Middleware;
  /** Within that middleware. */
  of: (ctx: Context) => ShopSession;
}

/** Sessions in the database, for operations that name one. Pages and public reads never see it. */
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
      // A proxy in front may have taken the encryption off; the cookie is for https all the same.
      if (config.secureCookies) ctx.cookies.secure = true;
      return carry(ctx, next);
    },
  };
}
