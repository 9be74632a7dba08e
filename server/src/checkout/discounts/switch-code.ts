import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import {
  codeSwitched,
  codeTaken,
  noSuchCode,
  setCodeActive as decide,
} from '@spindle/sdk/domain/checkout/discount-codes';
import { done, rejectWith, type Outcome, type Rejection } from '@spindle/sdk/domain/rejection';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Call } from '../../contract/handlers.ts';
import { forUpdate } from '../../editing/record-kind.ts';
import { DiscountCode } from './discount-code.entity.ts';
import { publishAtProvider, switchOffEnded } from './make-code.ts';

type SwitchCall = Call<'setDiscountCodeActive'>;

/**
 * Turns a discount code on or off. The shop's own status changes first, so the next checkout
 * already uses it.
 * @throws Failure 404 if the code does not exist, 503 if the provider does not respond
 */
export async function setCodeActive(call: SwitchCall): Promise<Outcome> {
  const { params, body, services } = call;
  if (!isId(params.id)) throw notFound(noSuchCode);
  const stored = await storeSwitch(call);
  if ('rejection' in stored) return rejectWith(stored.rejection);
  const rejection = await publishAtProvider(services, params.id);
  return rejection === null ? done(codeSwitched(stored.code, body.active)) : rejectWith(rejection);
}

async function storeSwitch(call: SwitchCall): Promise<{ code: string } | { rejection: Rejection }> {
  const { em, params, body, user, requestId, now } = call;
  const known = await em.fork().findOne(DiscountCode, { id: params.id });
  if (!known) throw notFound(noSuchCode);
  try {
    return await em.transactional(async (tx) => {
      if (body.active && !known.active) await switchOffEnded(tx, known.code, now);
      const code = await tx.findOneOrFail(DiscountCode, { id: params.id }, forUpdate);
      const { rejection, changes } = decide(code, body, now);
      if (rejection !== null) return { rejection };
      if (changes) {
        Object.assign(code, changes.code);
        recordAudit(tx, { ...changes.audit, actor: user, requestId, now });
      }
      return { code: code.code };
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    return { rejection: codeTaken(known.code) };
  }
}
