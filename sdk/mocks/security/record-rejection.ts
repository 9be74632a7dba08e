import { isObject } from '../../contract/document.ts';
import type { Failure } from '../../contract/failure.ts';
import type { Operation } from '../../contract/operation.ts';
import { eventOfRejection } from '../../domain/security/security-events.ts';
import { sameText } from '../../domain/same-text.ts';
import type { Scene } from '../core/call.ts';
import type { ShopState } from '../state.ts';
import { recordSecurity } from './record-event.ts';

interface RejectedCall {
  operation: Operation;
  failure: Failure;
  headers: Headers;
  cookie: string | undefined;
  body: unknown;
}

const signIns = new Set(['sign-in', 'authenticator-code', 'mailed-code', 'change-password']);

/**
 * Records a rejection if it is a security event, although the call's other changes are discarded.
 */
export function recordRejection(scene: Scene, { operation, failure, ...call }: RejectedCall): void {
  const locked = failure.status === 429 && signIns.has(operation.rateLimit ?? '');
  const type = locked ? 'sign_in.failed' : eventOfRejection(failure.code);
  if (type === null) return;
  const reason = locked ? 'LOCKED' : failure.code;
  const note = { type, reason, ...callerOf(scene.state, call) };
  recordSecurity({ ...scene, operation: operation.id }, note);
}

/** Returns the calling account, or the account that someone tries to sign in to. */
function callerOf(
  { tokens, sessions, people }: ShopState,
  { headers, cookie, body }: Pick<RejectedCall, 'headers' | 'cookie' | 'body'>,
): { userId: string | null; tokenId: string | null } {
  const [, secret] = (headers.get('Authorization') ?? '').split(' ');
  const token = tokens.find((one) => one.secret === secret && one.revokedAt === null);
  if (token !== undefined) return { userId: token.userId, tokenId: token.id };
  const signedIn = cookie === undefined ? null : (sessions[cookie]?.userId ?? null);
  const name = isObject(body) ? body['username'] : undefined;
  const tried =
    typeof name === 'string' ? people.find(({ email }) => sameText(email, name.trim())) : undefined;
  return { userId: tried?.userId ?? signedIn, tokenId: null };
}
