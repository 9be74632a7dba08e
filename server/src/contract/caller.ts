import type { Context, Middleware } from 'koa';
import { beyondToken, tooManyRequests } from '@spindle/sdk/contract/failure';
import { requireScopes } from '@spindle/sdk/contract/access';
import type { ShopSession } from './shop-session.ts';
import type { Services } from '../services.ts';
import { addRequestFacts } from '../http/request-facts.ts';
import { bearerToken } from './bearer-token.ts';
import type { Operation } from '@spindle/sdk/contract/operation';
import { personNeeded } from '@spindle/sdk/domain/calls/validate-call';
import { rateLimitHeaders } from '@spindle/sdk/domain/calls/token-calls';

export interface SessionReader {
  /** Reads the session before an operation that names one, and saves it after. */
  session: Middleware;
  sessionOf: (ctx: Context) => ShopSession;
  /** Who an API token acts for. Throws a 401 for one that is not valid. */
  openToken: (token: string) => Promise<TokenSession>;
}

export interface TokenSession extends ShopSession {
  tokenId: string;
  /** Nobody has called with it before. */
  firstUse: boolean;
  /** Keeps what waits for the next call, where that changed. */
  save(): Promise<void>;
}

export interface Caller {
  /** Undefined where the operation names none. */
  session: ShopSession | undefined;
  /** Another program, which a token speaks for: nobody's browser was tricked into the call. */
  byToken: boolean;
}

/** Whether a token is sent to an operation that has to know who calls. */
export function comesWithToken(operation: Operation, ctx: Context): boolean {
  return operation.access.session && bearerToken(ctx.req.headers) !== undefined;
}

/** Finds out who calls, runs the rest, and keeps what waits for their next call. */
export async function asCaller(
  operation: Operation,
  ctx: Context,
  { services, reader }: { services: Services; reader: SessionReader },
  run: (caller: Caller) => Promise<void>,
): Promise<void> {
  if (!operation.access.session) return run({ session: undefined, byToken: false });
  const token = bearerToken(ctx.req.headers);
  if (token === undefined) {
    await reader.session(ctx, () => {
      const session = reader.sessionOf(ctx);
      if (session.user !== null) addRequestFacts({ userId: session.user.id });
      if (session.id !== null) services.limits.takeCall(session.id);
      return run({ session, byToken: false });
    });
    return;
  }
  if (!operation.access.token) {
    throw beyondToken(personNeeded);
  }
  const session = await reader.openToken(token);
  const { tokenId, user, firstUse } = session;
  if (user !== null) addRequestFacts({ userId: user.id, tokenId });
  if (firstUse) await services.security.note({ type: 'token.first_used' });
  const standing = await services.limits.count('api-token', tokenId);
  ctx.set(rateLimitHeaders(standing));
  if (standing.left < 0) throw tooManyRequests(standing.seconds);
  requireScopes(operation.access, user?.program?.scopes ?? undefined);
  await run({ session, byToken: true });
  await session.save();
}
