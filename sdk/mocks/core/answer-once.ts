import { badRequest, Failure } from '../../contract/failure.ts';
import type { Operation } from '../../contract/operation.ts';
import type { AnyMockCall } from './call.ts';
import { keyUsed, unfitKey } from '../../domain/calls/idempotency-key.ts';

/** Answers a call, once for each `Idempotency-Key` where its operation takes one. */
export function answerOnce(
  operation: Operation,
  { key, call }: { key: string | null; call: AnyMockCall },
  run: () => unknown,
): unknown {
  const { caller, params, query, body, state } = call;
  if (!operation.once || key === null || caller === null) return run();
  const message = unfitKey(key);
  if (message !== null) {
    throw badRequest(`Idempotency-Key ${message}.`, [{ path: 'Idempotency-Key', message }]);
  }
  const id = [caller.userId, operation.id, key].join(' ');
  const asked = JSON.stringify({ params, query, body });
  const first = state.replies[id];
  if (first === undefined) {
    const reply = run();
    state.replies[id] = { asked, reply };
    return reply;
  }
  if (first.asked !== asked) {
    throw new Failure(422, keyUsed);
  }
  call.setHeader('Idempotency-Replayed', 'true');
  return first.reply;
}
