import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { unauthorized } from '@spindle/sdk/contract/failure';
import type { SessionData } from '../contract/session-data.ts';
import type { NewSession, SessionRow, SessionRows } from './session-rows.ts';
import { TOUCH_MS } from './session-times.ts';

/** A request's knowledge about its session, beyond koa-session's data. */
export interface RequestSession {
  row: SessionRow | null;
  /** Set until a session has been started. The next saved id becomes a new row. */
  starting: NewSession | null;
  /** The stored id of the session that this request started. */
  begun: string | null;
  /**
   * Set while the current session is being moved. The session continues under the next saved id.
   */
  moving: { mfaVerifiedAt: Date | null; provenAt: Date | null } | null;
  savedData: string;
}

const requests = new WeakMap<Context, RequestSession>();

export function requestSession(ctx: Context): RequestSession {
  const known = requests.get(ctx);
  if (known !== undefined) return known;
  const fresh = { row: null, starting: null, begun: null, moving: null, savedData: '{}' };
  requests.set(ctx, fresh);
  return fresh;
}

interface StoreContext {
  ctx?: Context;
}

interface SessionCarrier {
  data?: SessionData;
}

/**
 * Implements koa-session's store with our database rows. Only a session that is being started is
 * ever inserted.
 */
export function makeSessionStore(rows: SessionRows, now: () => Date) {
  return {
    async get(
      id: string,
      _maxAge: unknown,
      { ctx }: StoreContext,
    ): Promise<SessionCarrier | undefined> {
      const row = await rows.read(id, now());
      if (row === null || ctx === undefined) return undefined;
      const request = requestSession(ctx);
      request.row = row;
      request.savedData = JSON.stringify(row.data);
      if (now().getTime() - row.lastSeenAt.getTime() >= TOUCH_MS) await rows.touch(id, now());
      return { data: row.data };
    },

    async set(id: string, { data = {} }: SessionCarrier, _maxAge: unknown, { ctx }: StoreContext) {
      if (ctx === undefined) return;
      const request = requestSession(ctx);
      const text = JSON.stringify(data);
      if (request.moving !== null) {
        await move(rows, id, { request, data, now: now() });
      } else if (request.starting !== null) {
        request.begun = await rows.insert(id, request.starting, data, now());
        if (request.begun !== null) request.starting = null;
      } else if (text !== request.savedData) {
        await rows.save(id, data);
      }
      request.savedData = text;
    },

    async destroy(id: string, { ctx }: StoreContext) {
      const request = ctx === undefined ? undefined : requestSession(ctx);
      const present = request?.row ?? null;
      if (present === null || request?.moving) return;
      await rows.end(id);
    },
  };
}

async function move(
  rows: SessionRows,
  cookieId: string,
  { request, data, now }: { request: RequestSession; data: SessionData; now: Date },
) {
  if (request.row === null || request.moving === null) throw unauthorized();
  const id = await rows.move(request.row.id, cookieId, { ...request.moving, data, now });
  if (id === null) throw unauthorized();
  request.row = { ...request.row, id };
  request.moving = null;
}

/** Generates 256 random bits. The id reveals nothing about the session. */
export function newSessionId(): string {
  return randomBytes(32).toString('base64url');
}
