import type { Session, ShopState, Person } from '../state.ts';
import { requireScopes, type Status } from '../../contract/access.ts';
import { beyondToken, tooManyRequests, unauthorized } from '../../contract/failure.ts';
import type { Operation } from '../../contract/operation.ts';
import { deviceName } from '../../domain/identity/device-name.ts';
import type { TokenScope } from '../../domain/tokens/token-scopes.ts';
import { isActive } from './scenarios.ts';
import { isLiveToken } from '../tokens/end-tokens.ts';
import { countCall, rateLimitHeaders } from '../../domain/calls/token-calls.ts';
import { personNeeded, tokenNotValid } from '../../domain/calls/validate-call.ts';

const MINUTE = 60_000;

/** A session ends when nothing was heard of it for half an hour, and in any case after twelve. */
const IDLE_MS = 30 * MINUTE;
const MAX_MS = 12 * 60 * MINUTE;

/** Of the browser the shop is played in. */
const PLACE = '127.0.0.1';

/** What was begun without an account stays. */
export function signOff(session: Session): void {
  const { registration, recovery, knownTo } = session;
  Object.assign(session, newSession(), { registration, recovery, knownTo });
}

export function endSessionsOf({ sessions }: ShopState, userId: string, keep?: Session): void {
  for (const session of Object.values(sessions)) {
    if (session.userId === userId && session !== keep) signOff(session);
  }
}

/** Nothing was heard of it for too long, or it is too old. */
export function isOver({ begun, lastSeen }: Session, now: Date): boolean {
  const idle = lastSeen !== null && now.getTime() - Date.parse(lastSeen) >= IDLE_MS;
  const old = begun !== null && now.getTime() - Date.parse(begun) >= MAX_MS;
  return idle || old;
}

/** What each call of somebody who is signed in does to their session. */
function endOrProlong(session: Session, now: Date): void {
  if (isOver(session, now)) return signOff(session);
  session.begun ??= now.toISOString();
  session.lastSeen = now.toISOString();
}

/** The session's cookie, and the one that tells our pages that there is a session. */
export const SESSION_COOKIE = 'spindle';
export const HINT_COOKIE = 'signed_in';

/** Of a program. */
export interface Rights {
  /** Where its token was made with some. */
  scopes?: readonly TokenScope[];
  tokenId?: string;
}

interface Visit {
  /** Undefined for visitors without a session, and for programs. */
  cookie: string | undefined;
  session: Session;
  person: Person | null;
  caller: (Person & Status & Rights) | null;
  headers?: Record<string, string>;
  /** By a token that nobody has called with before. */
  firstUse?: boolean;
}

export const newSession = (): Session => ({
  userId: null,
  mfaVerified: false,
  provenAt: null,
  authenticatorOffered: null,
  passkeyChallenges: {},
  registration: null,
  recovery: null,
  checkoutId: null,
  pendingAddress: undefined,
  pendingTyped: undefined,
  knownTo: [],
  begun: null,
  lastSeen: null,
  publicId: null,
  device: deviceName(''),
  place: PLACE,
});

/** Of somebody who has just signed in, with a code of their authenticator. */
export function signedIn(userId: string, now: Date): Session {
  return { ...newSession(), userId, mfaVerified: true, provenAt: now.toISOString() };
}

interface SessionQuery {
  operation: Operation;
  state: ShopState;
  authorization: string | null;
  cookie: string | undefined;
  now: Date;
}

/** Who calls: by a token, by their session, or nobody. */
export function readVisit({ operation, state, authorization, cookie, now }: SessionQuery): Visit {
  const nobody = { cookie: undefined, session: newSession(), person: null, caller: null };
  const known = cookie === undefined ? undefined : state.sessions[cookie];
  // A cookie of its own tells what a browser has begun, whoever is signed in.
  if (!operation.access.session) return { ...nobody, session: known ?? newSession() };
  const [scheme, secret] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer')
    return authenticateToken(operation, state, secret ?? '', now);
  const session = known ?? newSession();
  if (session.userId !== null) endOrProlong(session, now);
  if (isActive(state.scenarios, 'session expired', operation.id)) return nobody;
  const person = state.people.find((one) => one.userId === session.userId) ?? null;
  const caller = person && { ...person, mfaVerified: session.mfaVerified };
  return { cookie: known && cookie, session, person, caller };
}

function authenticateToken(
  operation: Operation,
  state: ShopState,
  secret: string,
  now: Date,
): Visit {
  if (!operation.access.token) throw beyondToken(personNeeded);
  const token = state.tokens.find((one) => one.secret === secret);
  const person = state.people.find((one) => one.userId === token?.userId);
  if (!token || !isLiveToken(token, now) || !person?.password) throw unauthorized(tokenNotValid);
  const { left, seconds, ...calls } = countCall(token.calls, now);
  if (left < 0) throw tooManyRequests(seconds);
  requireScopes(operation.access, token.scopes ?? undefined);
  const firstUse = token.lastUsedAt === null;
  Object.assign(token, { calls, lastUsedAt: now.toISOString() });
  const caller = {
    ...person,
    mfaVerified: true,
    extended: person.extended && token.scope === 'extended',
    warehouse: (person.warehouse || person.extended) && token.scope !== 'customer',
    tokenId: token.id,
    ...(token.scopes !== null && { scopes: token.scopes }),
  };
  const headers = rateLimitHeaders({ left, seconds });
  return { cookie: undefined, session: newSession(), person, caller, headers, firstUse };
}

/** The cookies a reply sets, as `Set-Cookie` has them: the session's where it is new, the hint. */
export function cookiesAfter(
  state: ShopState,
  { cookie, session, person }: Visit,
  newId: () => string,
): string[] {
  const before = cookie !== undefined;
  const waiting = { ...session, begun: null, lastSeen: null };
  const isEmpty = JSON.stringify(waiting) === JSON.stringify(newSession());
  if (isEmpty) {
    if (before) delete state.sessions[cookie];
    return before ? [clear(SESSION_COOKIE), clear(HINT_COOKIE)] : [];
  }
  const id = cookie ?? newId();
  state.sessions[id] = session;
  const cookies = before ? [] : [`${SESSION_COOKIE}=${id}; Path=/; SameSite=Lax`];
  const wasIn = before && person !== null;
  if (session.userId !== null && !wasIn) cookies.push(`${HINT_COOKIE}=1; Path=/; SameSite=Lax`);
  if (session.userId === null && wasIn) cookies.push(clear(HINT_COOKIE));
  return cookies;
}

const clear = (name: string) => `${name}=; Path=/; Max-Age=0`;
