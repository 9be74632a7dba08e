import type { Context, Middleware } from 'koa';
import { outsideTokenScope, tooManyRequests } from '@spindle/sdk/contract/failure';
import { requireScopes } from '@spindle/sdk/contract/access';
import type { ShopSession } from './shop-session.ts';
import type { Services } from '../services.ts';
import { addRequestFacts } from '../http/request-facts.ts';
import { bearerToken } from './bearer-token.ts';
import type { Operation } from '@spindle/sdk/contract/operation';
import { personNeeded } from '@spindle/sdk/domain/calls/validate-call';
import { rateLimitHeaders } from '@spindle/sdk/domain/calls/token-calls';

export interface SessionReader {
  /** Loads the session before an operation that requires one, and saves it afterward. */
  session: Middleware;
  sessionOf: (ctx: Context) => ShopSession;
  /** Returns the account that an API token acts for. Throws a 401 if the token is not valid. */
  openToken: (token: string) => Promise<TokenSession>;
}

export interface TokenSession extends ShopSession {
  tokenId: string;
  /** True if this is the first call with the token. */
  firstUse: boolean;
  /** Saves the session data for the next call, if it changed. */
  save(): Promise<void>;
}

export interface Caller {
  /** Undefined if the operation requires no session. */
  session: ShopSession | undefined;
  /**
   * True if a program calls with a token, which means that nobody tricked a browser into the call.
   */
  byToken: boolean;
}

/** Returns true if a token was sent to an operation that requires a caller. */
export function hasBearerToken(operation: Operation, ctx: Context): boolean {
  return operation.access.session && bearerToken(ctx.req.headers) !== undefined;
}

/** Determines the caller, runs the rest, and saves the session for their next call. */
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
    throw outsideTokenScope(personNeeded);
  }
  const session = await reader.openToken(token);
  const { tokenId, user, firstUse } = session;
  if (user !== null) addRequestFacts({ userId: user.id, tokenId });
  if (firstUse) await services.security.note({ type: 'token.first_used' });
  const status = await services.limits.count('api-token', tokenId);
  ctx.set(rateLimitHeaders(status));
  if (status.left < 0) throw tooManyRequests(status.seconds);
  requireScopes(operation.access, user?.program?.scopes ?? undefined);
  await run({ session, byToken: true });
  await session.save();
}
