import type { Session, ShopState, Person } from '../state.ts';
import { requireScopes, type Status } from '../../contract/access.ts';
import { outsideTokenScope, tooManyRequests, unauthorized } from '../../contract/failure.ts';
import type { Operation } from '../../contract/operation.ts';
import { deviceName } from '../../domain/identity/device-name.ts';
import type { TokenScope } from '../../domain/tokens/token-scopes.ts';
import { isActive } from './scenarios.ts';
import { isLiveToken } from '../tokens/end-tokens.ts';
import { countCall, rateLimitHeaders } from '../../domain/calls/token-calls.ts';
import { personNeeded, tokenNotValid } from '../../domain/calls/validate-call.ts';

const MINUTE = 60_000;

/** A session ends after half an hour without calls, and always after twelve hours. */
const IDLE_MS = 30 * MINUTE;
const MAX_MS = 12 * 60 * MINUTE;

/** IP address of the browser that runs the mock shop. */
const PLACE = '127.0.0.1';

/** Signs out. Keeps what was started in this browser without an account. */
export function signOff(session: Session): void {
  const { registration, recovery, knownTo } = session;
  Object.assign(session, newSession(), { registration, recovery, knownTo });
}

export function endSessionsOf({ sessions }: ShopState, userId: string, keep?: Session): void {
  for (const session of Object.values(sessions)) {
    if (session.userId === userId && session !== keep) signOff(session);
  }
}

/** Returns whether a session has been idle for too long or is too old. */
export function isExpired({ begun, lastSeen }: Session, now: Date): boolean {
  const idle = lastSeen !== null && now.getTime() - Date.parse(lastSeen) >= IDLE_MS;
  const old = begun !== null && now.getTime() - Date.parse(begun) >= MAX_MS;
  return idle || old;
}

/** Extends a signed-in session with each call, or ends it if it has expired. */
function endOrProlong(session: Session, now: Date): void {
  if (isExpired(session, now)) return signOff(session);
  session.begun ??= now.toISOString();
  session.lastSeen = now.toISOString();
}

/** The session's cookie, and the one that tells our pages that a session exists. */
export const SESSION_COOKIE = 'spindle';
export const HINT_COOKIE = 'signed_in';

/** A program's permissions. */
export interface Rights {
  /** Undefined for people. `scopes` is null for a token with all permissions of its role. */
  program?: { tokenId: string; scopes: readonly TokenScope[] | null };
}

interface Visit {
  /** Undefined for programs, and for visitors without a session. */
  cookie: string | undefined;
  session: Session;
  person: Person | null;
  caller: (Person & Status & Rights) | null;
  headers?: Record<string, string>;
  /** Whether this is the token's first call. */
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

/** Returns a session of a person who has just signed in with an authenticator code. */
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

/** Identifies the caller by token or session, if there is one. */
export function readVisit({ operation, state, authorization, cookie, now }: SessionQuery): Visit {
  const nobody = { cookie: undefined, session: newSession(), person: null, caller: null };
  const known = cookie === undefined ? undefined : state.sessions[cookie];
  // Visitors' calls also know what their browser has started, because of its cookie.
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
  if (!operation.access.token) throw outsideTokenScope(personNeeded);
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
    roles: [],
    program: { tokenId: token.id, scopes: token.scopes },
  };
  const headers = rateLimitHeaders({ left, seconds });
  return { cookie: undefined, session: newSession(), person, caller, headers, firstUse };
}

/** Returns a reply's `Set-Cookie` lines: the session's if it is new, and the hint. */
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
