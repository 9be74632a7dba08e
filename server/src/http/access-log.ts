import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { traceIds } from '../telemetry/tracing.ts';
import { CLIENT_CLOSED_REQUEST } from './client-disconnected.ts';
import { aboutRequest, type RequestFacts } from './request-facts.ts';
import { requestIdOf } from './request-id.ts';

const answered = new WeakMap<object, Pick<RequestFacts, 'operation'>>();

/**
 * Names the operation of a response that is sent before its log line exists. All other responses
 * record their facts.
 */
export function nameOperation({ res }: { res: object }, operation: string): void {
  answered.set(res, { operation });
}

/** Returns the operation that responded, if its name is known. */
export const operationOf = (res: object) => answered.get(res)?.operation;

export type Measure = (sample: {
  operation: string;
  method: string;
  status: number;
  seconds: number;
}) => void;

/**
 * Logs one line per request once the response is sent: who requested what from where, and the
 * result. An operation is logged by its name, never by its path or query, which contain ids, signed
 * tokens and search terms. If someone was denied access, the line is a warning.
 */
export function accessLog(log: Logger, measure?: Measure): Middleware {
  return (ctx, next) => {
    const started = performance.now();
    const traced = traceIds();
    const facts: RequestFacts = { requestId: requestIdOf(ctx), address: ctx.ip };
    answered.set(ctx.res, facts);
    ctx.res.once('close', () => {
      const milliseconds = performance.now() - started;
      const { operation, keptOut, ...known } = facts;
      // Nothing was sent yet, so the default status means nothing.
      const status = ctx.res.headersSent ? ctx.res.statusCode : CLIENT_CLOSED_REQUEST;
      const { method } = ctx;
      measure?.({ operation: operation ?? 'other', method, status, seconds: milliseconds / 1000 });
      log[keptOut ? 'warn' : 'info']({
        ...known,
        ...traced,
        method,
        ...(operation === undefined ? { path: withoutTokens(ctx.path) } : { operation }),
        status,
        outcome: outcomeOf(status, facts),
        ms: Math.round(milliseconds * 10) / 10,
        ...(ctx.res.writableFinished ? {} : { aborted: true }),
      });
    });
    return aboutRequest(facts, next);
  };
}

/** Many rejections have status 200, so their code decides. */
function outcomeOf(status: number, { code }: RequestFacts): 'done' | 'refused' | 'failed' {
  if (status >= 500) return 'failed';
  return code !== undefined || status >= 400 ? 'refused' : 'done';
}

/** The paths of licensed content and downloads contain tokens. */
function withoutTokens(path: string): string {
  return path.slice(0, 200).replace(/[A-Za-z0-9_.~-]{32,}/g, '…');
}
