import type { Operation } from '@spindle/sdk/contract/operation';
import { idempotencyKeyOf, requestText } from '@spindle/sdk/contract/same-request';
import { hash } from 'node:crypto';
import type { AnyCall } from '../call.ts';
import { answerOnce } from './answer-once.ts';
import { unencryptedReply, encryptedReply } from './saved-reply.ts';

/** Handles a call, once per `Idempotency-Key` if its operation accepts one. */
export async function answerByKey(
  operation: Operation,
  call: AnyCall,
  run: () => unknown,
): Promise<unknown> {
  const { params, query, body, services } = call;
  const key = idempotencyKeyOf(operation, { body, key: call.ctx.get('Idempotency-Key') });
  if (key === null) return run();
  const files = Object.fromEntries(
    Object.entries(call.files).map(([field, { digest }]) => [field, digest]),
  );
  const request = hash('sha256', requestText({ params, query, body, files }));
  const { reply, replayed } = await answerOnce(
    {
      orm: services.orm,
      now: services.now,
      // Visitors have no id. Only the original caller knows both the key and the whole request.
      call: { caller: call.caller?.id ?? `visitor ${request}`, operationId: operation.id, key },
      accountId: call.caller?.id ?? null,
      request,
      // Operations that need fresh proof may return a secret that is shown only once.
      kept: operation.freshProof ? encryptedReply(key) : unencryptedReply,
    },
    async () => run(),
  );
  if (replayed) call.ctx.set('Idempotency-Replayed', 'true');
  return reply;
}
