import { matchesTag } from '../http/entity-tag.ts';
import type { Context } from 'koa';
import { chargeTimeTo } from '../database/fair-share.ts';
import { withTimeLimit } from '../gateways/time-limit.ts';
import { addRequestFacts } from '../http/request-facts.ts';
import { answerFailure, toFailure } from '../http/errors.ts';
import { unexpected } from '@spindle/sdk/contract/failure';
import { networkOf } from '../http/network-of.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { Services } from '../services.ts';
import { requireAccess } from '@spindle/sdk/contract/access';
import { requireFreshProof } from '@spindle/sdk/contract/fresh-proof';
import { recordRejection, recordReply } from './record-rejection.ts';
import { StartedCall, type AnyHandler } from './call.ts';
import { asCaller, hasBearerToken, type Caller, type SessionReader } from './caller.ts';
import { requirePurpose, rejectRobot, underLimit } from './guards.ts';
import { answerByKey } from './idempotency/answer-by-key.ts';
import { successStatus, type Operation } from '@spindle/sdk/contract/operation';
import type { OnReply } from '@spindle/sdk/contract/reply-checks';
import type { AnyPrecondition } from './preconditions.ts';
import { readRequestBody } from './request-body.ts';
import { writtenOf } from './written-once.ts';
import type { RequestChecks } from '@spindle/sdk/contract/request-checks';

export interface AnswerOptions extends SessionReader {
  services: Services;
  /**
   * Receives every response of an operation before it is sent. An error thrown here becomes the
   * response.
   */
  onReply?: OnReply | undefined;
}

/** Ids in the path. */
type Ids = Record<string, string>;

interface Answer {
  handler: AnyHandler;
  precondition: AnyPrecondition | undefined;
}

/** Returns the middleware for one operation. Its steps are ordered by cost. */
export function answering(
  operation: Operation,
  checks: RequestChecks,
  { handler, precondition }: Answer,
  { services, onReply, ...reader }: AnswerOptions,
): (ctx: Context, ids: Ids) => Promise<void> {
  const publicOrigin = new URL(services.config.publicUrl).origin;

  async function run(ctx: Context, ids: Ids, { session, byToken }: Caller): Promise<void> {
    requireAccess(session?.user ?? null, operation.access, byToken);
    if (operation.freshProof) requireFreshProof(session?.user?.provenAt ?? null, services.now());
    const params = checks.params(ids);
    const query = checks.query(ctx.querystring);
    const { limits, security } = services;
    let status = operation.success;
    const recipient = { limits, security, network: networkOf(ctx.ip), account: session?.user?.id };
    const reply = await underLimit(operation, recipient, async () => {
      const bounds = await precondition?.({
        em: services.orm.em.fork(),
        params,
        now: services.now(),
      });
      const bodyLimit = bounds?.bodyLimit ?? operation.bodyLimit;
      const received = await readRequestBody(ctx, { ...operation, bodyLimit });
      try {
        const checkedBody = operation.rawBody ? undefined : checks.body(received);
        status = successStatus(operation, checkedBody);
        const call = new StartedCall({
          ctx,
          services,
          session,
          params,
          query,
          checkedBody,
          received,
          checks,
        });
        const rejection = byToken ? undefined : await rejectRobot(operation, call);
        return rejection ?? (await answerByKey(operation, call, () => handler(call)));
      } finally {
        await received.discard();
      }
    });
    recordReply(reply);
    ctx.status = status;
    if (reply !== undefined) ctx.body = reply;
  }

  return async (ctx, ids) => {
    addRequestFacts({ operation: operation.id });
    const fail = async (error: unknown) => {
      const failure = toFailure(error, services.log, requestIdOf(ctx));
      await recordRejection(services.security, failure);
      answerFailure(ctx, failure);
    };
    if (!operation.cacheable) ctx.set('Cache-Control', 'no-store');
    try {
      requirePurpose(operation, ctx, { publicOrigin, byToken: hasBearerToken(operation, ctx) });
      await chargeTimeTo(operation.tag, () =>
        withTimeLimit(services.config.providers.deadlineMs, () =>
          asCaller(operation, ctx, { services, reader }, (caller) => run(ctx, ids, caller)),
        ),
      );
    } catch (error) {
      await fail(error);
    }
    try {
      onReply?.({ operation, status: ctx.status, type: ctx.response.type, body: ctx.body });
    } catch (error) {
      await fail(unexpected(error instanceof Error ? error.message : String(error)));
    }
    const written = writtenOf(ctx.body);
    if (written) ctx.body = written;
    const tag = ctx.response.get('ETag');
    if (tag && matchesTag(ctx.get('If-None-Match'), tag)) ctx.status = 304;
  };
}
