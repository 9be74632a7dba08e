import { requireAccess } from '../../contract/access.ts';
import { rejectFollowedLink } from '../../contract/followed-link.ts';
import { Failure, tooManyRequests, unauthorized, unexpected } from '../../contract/failure.ts';
import { isObject } from '../../contract/document.ts';
import type { RequestChecks } from '../../contract/request-checks.ts';
import type { Route } from '../../contract/router.ts';
import { deleteAccounts } from '../account/delete-accounts.ts';
import { expireCheckouts } from '../checkout/close-checkout.ts';
import { notifyWaiting } from '../notices/notify-waiting.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import type { ShopState } from '../state.ts';
import { passPeriods } from '../subscriptions/periods.ts';
import type { AnyMockCall, AnyMockHandler } from './call.ts';
import { recordSecurity } from '../security/record-event.ts';
import { requireProof } from './find.ts';
import type { MockBody } from './read-body.ts';
import { isActive } from './scenarios.ts';
import { cookiesAfter, readVisit } from './sessions.ts';
import { notHuman } from '../../domain/calls/validate-call.ts';
import { presentRejection } from '../../domain/rejection.ts';
import { successStatus, type Operation } from '../../contract/operation.ts';
import { idempotencyKeyOf, requestText } from '../../contract/same-request.ts';
import { keyUsed } from '../../domain/calls/idempotency-key.ts';

/** A received call with its body parsed. */
export interface Incoming {
  route: Route<Operation>;
  url: URL;
  headers: Headers;
  cookie: string | undefined;
  body: MockBody | Failure;
}

export interface Outgoing {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  /** Undefined without a body. */
  body: unknown;
}

interface CallContext {
  state: ShopState;
  checks: RequestChecks;
  handler: AnyMockHandler;
  now: Date;
  newId: () => string;
}

/**
 * Answers one call, with checks in the same order as in the real shop. If it throws, the caller has
 * to discard the state, which may be partly changed.
 */
export function answerCall(
  {
    route: { operation, params: inPath },
    url,
    headers: headersIn,
    cookie,
    body: received,
  }: Incoming,
  { state, checks, handler, now, newId }: CallContext,
): Outgoing {
  const plays: AnyMockCall['plays'] = (name) => isActive(state.scenarios, name, operation.id);
  if (plays('429')) throw tooManyRequests(30);
  if (plays('500')) throw unexpected();
  const authorization = headersIn.get('Authorization');
  if (authorization === null) rejectFollowedLink(operation, headersIn.get('Accept'));
  const scene = { state, now, newId, origin: url.origin };
  expireCheckouts(scene);
  // runs before the caller is identified, because it may delete the caller's account
  deleteAccounts(scene);
  passPeriods(scene);
  const visit = readVisit({ operation, state, authorization, cookie, now });
  const { caller } = visit;
  if (visit.firstUse) {
    const [userId, tokenId] = [caller?.userId ?? null, caller?.program?.tokenId ?? null];
    const { id } = operation;
    recordSecurity({ ...scene, operation: id }, { type: 'token.first_used', userId, tokenId });
  }
  requireAccess(caller, operation.access, caller?.program !== undefined);
  if (operation.freshProof) requireProof({ session: visit.session, now });
  const params = checks.params(inPath);
  const query = checks.query(url.search.slice(1));
  if (received instanceof Failure) throw received;
  const body = operation.rawBody ? received.value : checks.body(received);

  const headers: Record<string, string> = { ...visit.headers };
  const call: AnyMockCall = {
    operation: operation.id,
    params,
    query,
    body,
    readSigned: () => checks.signed(String(received.value)),
    files: received.files,
    state,
    caller: visit.caller,
    get user() {
      if (visit.person === null) throw unauthorized();
      return visit.person;
    },
    session: visit.session,
    now,
    origin: url.origin,
    plays,
    newId,
    header: (name) => headersIn.get(name),
    setHeaders: (more) => {
      Object.assign(headers, more);
    },
  };
  const token = isObject(body) ? body['rct'] : undefined;
  const isRobot = operation.humanCheck !== undefined && String(token).startsWith('robot');
  const reply = isRobot ? presentRejection(notHuman) : answerOnce(operation, call, handler);
  notifyWaiting(call);
  deriveEntitlements(state, now, newId);
  const cookies = operation.access.session ? cookiesAfter(state, visit, newId) : [];
  return { status: successStatus(operation, body), headers, cookies, body: reply };
}

/** Runs a call. A call with an `Idempotency-Key` runs only once, if its operation supports keys. */
function answerOnce(operation: Operation, call: AnyMockCall, run: AnyMockHandler): unknown {
  const { caller, params, query, body, state } = call;
  const key = idempotencyKeyOf(operation, { body, key: call.header('Idempotency-Key') ?? '' });
  if (key === null) return run(call);
  const files = Object.fromEntries(
    Object.entries(call.files).map(([field, { bytes }]) => [field, bytes.join()]),
  );
  const request = requestText({ params, query, body, files });
  const id = [caller?.userId ?? `visitor ${request}`, operation.id, key].join(' ');
  const first = state.replies[id];
  if (first === undefined) {
    const reply = run(call);
    state.replies[id] = { request, reply };
    return reply;
  }
  if (first.request !== request) throw new Failure(422, keyUsed);
  call.setHeaders({ 'Idempotency-Replayed': 'true' });
  return first.reply;
}
