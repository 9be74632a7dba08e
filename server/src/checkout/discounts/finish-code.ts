import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { db } from '../../database/db.ts';
import { lower } from '../../database/expressions.ts';
import { hasResponse, isRejection } from '../../gateways/stripe.ts';
import type { Services } from '../../services.ts';
import { DiscountCode } from './discount-code.entity.ts';

/**
 * Creates the code at the provider, or turns it on or off there, to match the status stored here.
 * The provider doesn't know a code that the shop keeps.
 * Safe to repeat: the coupon has the code's id, and an existing promotion code is looked up first.
 * @returns the provider's message if the provider rejects the change. A code that was never created
 * there then stays off.
 * @throws the error that prevented the update, so a job retries it
 */
export async function finishCode(services: Services, id: string): Promise<string | null> {
  const em = services.orm.em.fork();
  const code = await em.findOneOrFail(DiscountCode, { id });
  if (code.problem !== null || code.active === code.providerActive) return code.problem;
  if (code.keptByShop) {
    await note(em, code, { providerActive: code.active });
    return null;
  }
  try {
    if (code.active) await freeName(services, em, code);
    await (code.promotionCodeId === null
      ? makeAtProvider(services, em, code)
      : switchAtProvider(services, em, code, code.promotionCodeId));
    return null;
  } catch (error) {
    if (isRejection(error)) return recordRejection(em, code, error.message);
    if (hasResponse(error)) await note(em, code, { attempt: code.attempt + 1 });
    throw error;
  }
}

/**
 * The provider allows only one active code per name, so first turn off the codes that are off here.
 */
async function freeName(services: Services, em: EntityManager, code: DiscountCode): Promise<void> {
  const earlier = await db(em)
    .selectFrom('discount_codes')
    .select('id')
    .where((eb) => eb(lower(eb.ref('code')), '=', lower(sql.val(code.code))))
    .where('active', '=', false)
    .where('provider_active', '=', true)
    .execute();
  for (const { id } of earlier) await finishCode(services, id);
}

async function makeAtProvider(
  { stripe }: Services,
  em: EntityManager,
  code: DiscountCode,
): Promise<void> {
  await makeCoupon(stripe, code);
  const [known] = (await stripe.promotionCodes.list({ coupon: code.id, limit: 1 })).data;
  const made = known ?? (await makePromotionCode(stripe, code));
  await note(em, code, { promotionCodeId: made.id, providerActive: made.active });
  if (!code.active && made.active) {
    await switchAtProvider({ stripe }, em, code, made.id);
  }
}

async function makeCoupon(stripe: Stripe, code: DiscountCode): Promise<void> {
  const { id, percent, amountCents, products, attempt } = code;
  try {
    await stripe.coupons.create(
      {
        id,
        name: code.code,
        duration: 'once',
        ...(percent === null
          ? { amount_off: amountCents ?? 0, currency: 'usd' }
          : { percent_off: percent }),
        ...(products.length > 0 && { applies_to: { products } }),
      },
      { idempotencyKey: `code-coupon-${id}-${attempt}` },
    );
  } catch (error) {
    if (!isRejection(error) || error.code !== 'resource_already_exists') throw error;
  }
}

function makePromotionCode(stripe: Stripe, code: DiscountCode): Promise<Stripe.PromotionCode> {
  const { id, endsAt, leastSumCents, attempt } = code;
  return stripe.promotionCodes.create(
    {
      promotion: { type: 'coupon', coupon: id },
      code: code.code,
      metadata: { codeId: id },
      ...(endsAt !== null && { expires_at: Math.ceil(endsAt.getTime() / 1000) }),
      ...(leastSumCents !== null && {
        restrictions: { minimum_amount: leastSumCents, minimum_amount_currency: 'usd' },
      }),
    },
    { idempotencyKey: `code-${id}-${attempt}` },
  );
}

async function switchAtProvider(
  { stripe }: Pick<Services, 'stripe'>,
  em: EntityManager,
  code: DiscountCode,
  promotionCodeId: string,
): Promise<void> {
  const { active } = await stripe.promotionCodes.update(promotionCodeId, { active: code.active });
  await note(em, code, { providerActive: active });
}

/** A code that the provider refuses to create or turn on stays off. */
async function recordRejection(
  em: EntityManager,
  code: DiscountCode,
  rejection: string,
): Promise<string> {
  const unmade = code.promotionCodeId === null;
  await note(em, code, {
    active: false,
    providerActive: false,
    ...(unmade && { problem: rejection }),
  });
  return rejection;
}

type CodeProgress = Partial<
  Pick<DiscountCode, 'active' | 'providerActive' | 'promotionCodeId' | 'problem' | 'attempt'>
>;

const note = (em: EntityManager, { id }: DiscountCode, noted: CodeProgress) =>
  em.nativeUpdate(DiscountCode, { id }, noted);
