import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { traceIds } from '../telemetry/tracing.ts';
import { HUNG_UP } from './hang-up.ts';
import { requestIdOf } from './request-id.ts';

const operations = new WeakMap<object, string>();

/** Called by whatever answers a request, so that log and metrics name the operation. */
export function nameOperation(ctx: Pick<Context, 'res'>, operationId: string): void {
  operations.set(ctx.res, operationId);
}

/** Who answered, as far as it has said so. */
export const operationOf = (res: object) => operations.get(res);

export type Measure = (sample: {
  operation: string;
  method: string;
  status: number;
  seconds: number;
}) => void;

/**
 * One line per request once it is answered. An operation is logged by its name and never with its
 * path or query: these hold ids, signed tokens and search terms.
 */
export function accessLog(log: Logger, measure?: Measure): Middleware {
  return (ctx, next) => {
    const started = performance.now();
    const traced = traceIds();
    ctx.res.once('close', () => {
      const milliseconds = performance.now() - started;
      const operation = operationOf(ctx.res);
      // Nothing was said yet: what stands there is nobody's answer.
      const status = ctx.res.headersSent ? ctx.res.statusCode : HUNG_UP;
      const { method } = ctx;
      measure?.({ operation: operation ?? 'other', method, status, seconds: milliseconds / 1000 });
      log.info({
        requestId: requestIdOf(ctx),
        ...traced,
        method,
        ...(operation === undefined ? { path: withoutTokens(ctx.path) } : { operation }),
        status,
        ms: Math.round(milliseconds * 10) / 10,
        ...(ctx.res.writableFinished ? {} : { aborted: true }),
      });
    });
    return next();
  };
}

/** Licensed content and downloads carry their key in the path. */
function withoutTokens(path: string): string {
  return path.slice(0, 200).replace(/[A-Za-z0-9_.~-]{32,}/g, '…');
}
