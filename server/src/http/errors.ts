import { notValid } from '@spindle/sdk/contract/field-errors';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { isDatabaseUnavailable, isDatabaseBusy } from '../database/database-unavailable.ts';
import {
  Failure,
  tooLarge,
  unavailable,
  presentFailure,
  unexpected,
} from '@spindle/sdk/contract/failure';
import { isProviderUnavailable } from '../gateways/provider-unavailable.ts';
import { isClientDisconnect } from './client-disconnected.ts';
import { addRequestFacts } from './request-facts.ts';
import { requestIdOf } from './request-id.ts';
import { rejection } from '@spindle/sdk/domain/rejection';

/** Converts an error to the failure to send. Logs only errors that are not the client's fault. */
export function toFailure(error: unknown, log: Logger, requestId: string): Failure {
  if (error instanceof Failure) {
    if (error.cause !== undefined) log.warn({ requestId, err: error.cause }, error.reason);
    return error;
  }
  if (isProviderUnavailable(error)) {
    log.warn({ requestId, err: error }, 'a provider is unavailable');
    return unavailable("A service we depend on isn't responding. Please try again in a moment.");
  }
  if (isDatabaseUnavailable(error)) {
    log.error({ requestId, err: error }, 'the database is unavailable');
    return unavailable();
  }
  if (isDatabaseBusy(error)) {
    log.error({ requestId, err: error }, 'the database canceled a statement');
    return unavailable();
  }
  const status = clientStatus(error);
  if (status === 413) return tooLarge();
  if (status !== undefined) return new Failure(status, rejection('INVALID_REQUEST', notValid));
  log.error({ requestId, err: error }, 'a request failed');
  return unexpected();
}

/** Sends a failure as the response and discards everything that the handler had prepared. */
export function answerFailure(ctx: Context, failure: Failure): void {
  addRequestFacts({ code: failure.code });
  ctx.set(failure.headers);
  ctx.set('Cache-Control', 'no-store');
  ctx.remove('ETag');
  ctx.status = failure.status;
  ctx.body = presentFailure(failure);
}

/** Makes sure that every error reaches the client in the agreed format. */
export function answerErrors(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      answerFailure(ctx, toFailure(error, log, requestIdOf(ctx)));
    }
  };
}

/**
 * Returns a handler for errors after a response has started. A client that disconnects is not an
 * error.
 */
export function logCutOff(log: Logger): (error: unknown) => void {
  return (error) => {
    if (!isClientDisconnect(error)) log.warn({ err: error }, 'a response was cut off');
  };
}

/** Returns the 4xx status of an error from http-errors or a similar package. */
function clientStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
