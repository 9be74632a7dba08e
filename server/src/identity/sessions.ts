import { createSession } from 'koa-session';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import type { Services } from '../services.ts';
import { deviceName } from '@spindle/sdk/domain/identity/device-name';
import { networkOf } from '../http/network-of.ts';
import { deviceCookie, rememberDevice } from './known-device.ts';
import type { SessionData } from '../contract/session-data.ts';
import { makeSessionRows } from './session-rows.ts';
import { makeSessionStore, newSessionId, requestSession } from './session-store.ts';
import { SESSION_MOST_MS } from './session-times.ts';
import type { ShopSession } from '../contract/shop-session.ts';
import { noteFacts } from '../http/request-facts.ts';
import { unauthorized } from '@spindle/sdk/contract/failure';

export const SESSION_COOKIE = 'spindle';

/** Readable by our pages: tells them whether asking who is signed in is worth a call. */
export const HINT_COOKIE = 'signed_in';

/** What koa-session puts on the context. */
interface CarriedSession {
  data?: SessionData;
  regenerate(): Promise<void>;
}

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
  const cookie = {
    maxAge: SESSION_MOST_MS,
    sameSite: 'lax',
    secure: config.secureCookies,
  } as const;
  const carry: Middleware = createSession(
    {
      ...cookie,
      key: SESSION_COOKIE,
      httpOnly: true,
      signed: true,
      genid: newSessionId,
      store: makeSessionStore(makeSessionRows(orm), now),
    },
    app,
  );

  function shopSession(ctx: Context): ShopSession {
    const request = requestSession(ctx);
    const goOn = async (data: SessionData) => {
      const carried: CarriedSession = ctx['session'];
      carried.data = data;
      await carried.regenerate();
      ctx.cookies.set(HINT_COOKIE, '1', { ...cookie, httpOnly: false, signed: false });
    };
    return {
      get id() {
        return request.begun ?? request.row?.id ?? null;
      },
      user: request.row?.user ?? null,
      get device() {
        return deviceCookie.read(ctx);
      },
      get browser() {
        return { device: deviceName(ctx.get('User-Agent')), place: networkOf(ctx.ip) };
      },
      get data() {
        const carried: CarriedSession | null = ctx['session'];
        return carried?.data ?? {};
      },
      async open(userId, passwordHash, { verified } = { verified: false }) {
        const verifiedAt = verified ? now() : null;
        const begun = { createdAt: now(), verifiedAt, ...this.browser };
        request.starting = { userId, passwordHash, ...begun };
        await goOn({});
        if (request.starting === null) {
          noteFacts({ userId });
          return true;
        }
        await this.close();
        return false;
      },
      async confirm({ proven }) {
        if (request.row === null) throw unauthorized();
        request.moving = { mfaVerifiedAt: now(), provenAt: proven ? now() : null };
        await goOn({});
      },
      async rotate() {
        if (request.row === null) throw unauthorized();
        request.moving = { mfaVerifiedAt: null, provenAt: null };
        await goOn(this.data);
      },
      async remember(userId, tx) {
        const { device, id: sessionId } = this;
        const seen = { userId, device, sessionId, now: now() };
        const { secret, known } = await rememberDevice(tx ?? orm.em.fork(), seen);
        deviceCookie.write(ctx, config, secret);
        return { known };
      },
      async close() {
        ctx['session'] = null;
        ctx.cookies.set(HINT_COOKIE, null, { httpOnly: false, signed: false });
      },
    };
  }

  return {
    of: shopSession,
    middleware(ctx, next) {
      // A proxy in front may have taken the encryption off; the cookie is for https all the same.
      if (config.secureCookies) ctx.cookies.secure = true;
      return carry(ctx, next);
    },
  };
}
