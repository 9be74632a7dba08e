import { isObject } from '../../contract/document.ts';
import type { Failure } from '../../contract/failure.ts';
import type { Operation } from '../../contract/operation.ts';
import { eventOfRefusal } from '../../domain/security/security-events.ts';
import { sameText } from '../../domain/same-text.ts';
import type { Scene } from '../core/call.ts';
import type { ShopState } from '../state.ts';
import { noteSecurity } from './note-event.ts';

interface Refused {
  operation: Operation;
  failure: Failure;
  headers: Headers;
  cookie: string | undefined;
  body: unknown;
}

const signIns = new Set(['sign-in', 'authenticator-code', 'mailed-code', 'change-password']);

/** Notes a refusal that is the business of those who watch; whatever the call did is forgotten. */
export function noteRefusal(scene: Scene, { operation, failure, ...call }: Refused): void {
  const locked = failure.status === 429 && signIns.has(operation.rateLimit ?? '');
  const type = locked ? 'sign_in.failed' : eventOfRefusal(failure.code);
  if (type === null) return;
  const reason = locked ? 'LOCKED' : failure.code;
  const note = { type, reason, ...whoseCall(scene.state, call) };
  noteSecurity({ ...scene, operation: operation.id }, note);
}

/** Whoever calls, or is tried to be. */
function whoseCall(
  { tokens, sessions, people }: ShopState,
  { headers, cookie, body }: Pick<Refused, 'headers' | 'cookie' | 'body'>,
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
