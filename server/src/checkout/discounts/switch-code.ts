import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import {
  codeSwitched,
  codeTaken,
  noSuchCode,
  switchCode as decide,
} from '@spindle/sdk/domain/checkout/discount-codes';
import { done, refused, type Outcome, type Refusal } from '@spindle/sdk/domain/refusal';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Call } from '../../contract/handlers.ts';
import { forUpdate } from '../../editing/record-kind.ts';
import { DiscountCode } from './discount-code.entity.ts';
import { askProvider, switchOffEnded } from './make-code.ts';

type Switching = Call<'setDiscountCodeActive'>;

/**
 * Switches a discount code on or off, here first: it is off at once for whoever checks out next.
 * @throws Failure 404 where there is none, 503 where the provider does not answer
 */
export async function switchCode(call: Switching): Promise<Outcome> {
  const { params, body, services } = call;
  if (!isId(params.id)) throw notFound(noSuchCode);
  const stored = await storeSwitch(call);
  if ('refusal' in stored) return refused(stored.refusal);
  const refusal = await askProvider(services, params.id);
  return refusal === null ? done(codeSwitched(stored.code, body.active)) : refused(refusal);
}

async function storeSwitch(call: Switching): Promise<{ code: string } | { refusal: Refusal }> {
  const { em, params, body, user, requestId, now } = call;
  const known = await em.fork().findOne(DiscountCode, { id: params.id });
  if (!known) throw notFound(noSuchCode);
  try {
    return await em.transactional(async (tx) => {
      if (body.active && !known.active) await switchOffEnded(tx, known.code, now);
      const code = await tx.findOneOrFail(DiscountCode, { id: params.id }, forUpdate);
      const { refusal, changes } = decide(code, body, now);
      if (refusal !== null) return { refusal };
      if (changes) {
        Object.assign(code, changes.code);
        recordAudit(tx, { ...changes.audit, actor: user, requestId, now });
      }
      return { code: code.code };
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    return { refusal: codeTaken(known.code) };
  }
}
