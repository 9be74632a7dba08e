import { badRequest } from '@spindle/sdk/contract/failure';
import type { AnyCall } from '../call.ts';
import type { Operation } from '@spindle/sdk/contract/operation';
import { answerOnce } from './answer-once.ts';
import { unfitKey } from '@spindle/sdk/domain/calls/idempotency-key';

/** Answers a call, once for each `Idempotency-Key` where its operation takes one. */
export async function answerByKey(
  operation: Operation,
  call: AnyCall,
  run: () => unknown,
): Promise<unknown> {
  const key = call.ctx.get('Idempotency-Key');
  const userId = operation.access.session ? call.caller?.id : undefined;
  if (operation.once === null || userId === undefined) return run();
  if (operation.once === 'optional' && key === '') return run();
  const message = unfitKey(key);
  if (message !== null) {
    throw badRequest(`Idempotency-Key ${message}.`, [{ path: 'Idempotency-Key', message }]);
  }
  const { params, query, body, services } = call;
  const { reply, replayed } = await answerOnce(
    {
      orm: services.orm,
      now: services.now,
      call: { userId, operationId: operation.id, key },
      input: { params, query, body },
    },
    async () => run(),
  );
  if (replayed) call.ctx.set('Idempotency-Replayed', 'true');
  return reply;
}
