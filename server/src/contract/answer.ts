import type { Context, Middleware } from 'koa';
import { nameOperation } from '../http/access-log.ts';
import { answerFailure, toFailure } from '../http/errors.ts';
import { Failure, notImplemented } from '../http/failure.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { ShopSession } from '../identity/shop-session.ts';
import type { Services } from '../services.ts';
import { demandRole } from './access.ts';
import { makeCall, type AnyHandler } from './call.ts';
import { demandPurpose, refuseRobot, underLimit } from './guards.ts';
import type { Operation } from './operation.ts';
import type { OnReply } from './reply-checks.ts';
import type { AnyPrecondition } from './preconditions.ts';
import { readRequestBody } from './request-body.ts';
import type { RequestChecks } from './request-checks.ts';

export interface Answering {
  services: Services;
  /** Reads the session before an operation that names one, and saves it after. */
  session: Middleware;
  sessionOf: (ctx: Context) => ShopSession;
  /** Sees every reply of an operation before it is sent; what it throws becomes the reply. */
  onReply?: OnReply | undefined;
}

interface Answer {
  /** Undefined: 501. */
  handler: AnyHandler | undefined;
  precondition: AnyPrecondition | undefined;
}

/** The middleware of one operation; the order of its steps is the order of their cost. */
export function answering(
  operation: Operation,
  checks: RequestChecks,
  { handler, precondition }: Answer,
  { services, session, sessionOf, onReply }: Answering,
): (ctx: Context) => Promise<void> {
  const publicOrigin = new URL(services.config.publicUrl).origin;

  async function run(ctx: Context): Promise<void> {
    const shopSession = operation.access.session ? sessionOf(ctx) : undefined;
    if (operation.access.role !== undefined) {
      demandRole(shopSession?.user ?? null, operation.access.role);
    }
    if (handler === undefined) throw notImplemented();
    const params = checks.params(ctx['params']);
    const query = checks.query(ctx.querystring);
    await precondition?.({ em: services.orm.em.fork(), params });
    const received = await readRequestBody(ctx, operation);
    try {
      const checkedBody = operation.rawBody ? undefined : checks.body(received);
      const call = makeCall({
        ctx,
        services,
        session: shopSession,
        params,
        query,
        checkedBody,
        received,
      });
      const { recaptcha, limits } = services;
      const { address } = call;
      const reply = await underLimit(operation, { limits, address }, async () => {
        const refusal = await refuseRobot(operation, checkedBody, { recaptcha, address });
        return refusal ?? handler(call);
      });
      ctx.status = operation.success;
      if (reply !== undefined) ctx.body = reply;
    } finally {
      await received.discard();
    }
  }

  return async (ctx) => {
    nameOperation(ctx, operation.id);
    const fail = (error: unknown) =>
      answerFailure(ctx, toFailure(error, services.log, requestIdOf(ctx)));
    if (!operation.cacheable) ctx.set('Cache-Control', 'no-store');
    try {
      demandPurpose(operation, ctx, publicOrigin);
      if (operation.access.session) await session(ctx, () => run(ctx));
      else await run(ctx);
    } catch (error) {
      fail(error);
    }
    try {
      onReply?.({ operation, status: ctx.status, type: ctx.response.type, body: ctx.body });
    } catch (error) {
      fail(new Failure(500, error instanceof Error ? error.message : String(error)));
    }
  };
}
