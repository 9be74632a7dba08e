import type { Context } from 'koa';
import { requireOwnRequest } from '../http/fetch-metadata.ts';
import { Failure, tooManyRequests, wrongMethod } from '@spindle/sdk/contract/failure';
import { rejectFollowedLink } from '@spindle/sdk/contract/followed-link';
import type { AnyCall } from './call.ts';
import type { Services } from '../services.ts';
import type { Limits } from './limits/limits.ts';
import { isObject } from '@spindle/sdk/contract/document';
import type { Operation } from '@spindle/sdk/contract/operation';
import { presentRejection } from '@spindle/sdk/domain/rejection';
import { notHuman } from '@spindle/sdk/domain/calls/validate-call';

/**
 * Requires that a call with side effects comes from our own pages, is intended and is not a HEAD
 * request. Callers that authenticate with a signed body (webhooks) or a token come from elsewhere.
 */
export function requirePurpose(
  operation: Operation,
  ctx: Context,
  { publicOrigin, byToken }: { publicOrigin: string; byToken: boolean },
): void {
  if (!operation.changesState || operation.rawBody) return;
  if (ctx.method === 'HEAD') {
    throw wrongMethod('This endpoint has side effects. Use GET.', 'GET');
  }
  if (byToken) return;
  rejectFollowedLink(operation, ctx.req.headers.accept);
  requireOwnRequest(ctx.req.headers, publicOrigin);
}

/**
 * Returns the response that rejects a call whose `rct` doesn't indicate a human, or undefined to
 * continue.
 */
export async function rejectRobot(
  operation: Operation,
  { body, address, services }: Pick<AnyCall, 'body' | 'address' | 'services'>,
) {
  if (operation.humanCheck === undefined) return undefined;
  const token = isObject(body) ? body['rct'] : undefined;
  const isHuman = await services.recaptcha.verify({
    token: typeof token === 'string' ? token : '',
    action: operation.humanCheck,
    address,
  });
  return isHuman ? undefined : presentRejection(notHuman);
}

interface UnderLimit {
  limits: Limits;
  security: Services['security'];
  network: string;
  account: string | undefined;
}

/**
 * Runs a call under its operation's limit, which is checked before the body is read. A call that
 * succeeds or attempted nothing doesn't count as a failure.
 */
export async function underLimit<T>(
  operation: Operation,
  { limits, security, network, account }: UnderLimit,
  run: () => Promise<T>,
): Promise<T> {
  const name = operation.rateLimit;
  if (name === undefined) return run();
  const recipient = (limits.isByAccount(name) ? account : undefined) ?? network;
  const { left, seconds } = await limits.count(name, recipient);
  if (left < 0) {
    if (limits.isOfSignIns(name)) await security.note({ type: 'sign_in.failed', reason: 'LOCKED' });
    throw tooManyRequests(seconds);
  }
  const forgive = () => limits.forgive(name, recipient);
  try {
    const reply = await run();
    if (!isObject(reply) || reply['Status'] !== 'ERROR') await forgive();
    return reply;
  } catch (error) {
    if (!isAttempt(error)) await forgive();
    throw error;
  }
}

/**
 * Returns true if a failure counts as an attempt. An invalid request attempted nothing, and our own
 * errors aren't the caller's fault.
 */
function isAttempt(error: unknown): boolean {
  return error instanceof Failure && error.status < 500 && ![400, 413, 415].includes(error.status);
}
