import { paymentFailedEmail } from '@spindle/sdk/domain/checkout/payment-failed-email';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import { db } from '../database/db.ts';
import { defineJob } from '../jobs/job.ts';
import { soldSelects } from '../payments/sold-fields.ts';

export const mailPaymentFailed = defineJob({
  name: 'mail-payment-failed',
  payload: z.object({ checkoutId: z.uuid() }),
  async handle({ orm, mail, config }, { checkoutId }) {
    const payment = await db(orm.em.fork())
      .selectFrom('checkouts as k')
      .innerJoin('users as u', 'u.id', 'k.user_id')
      .select(['u.email', 'u.first_name as firstName'])
      .select((eb) => [
        eb.fn.coalesce('k.total_cents', 'k.subtotal_cents').as('amountCents'),
        jsonArrayFrom(
          eb
            .selectFrom('checkout_lines as l')
            .select(soldSelects('l'))
            .whereRef('l.checkout_id', '=', 'k.id')
            .orderBy('l.position'),
        ).as('lines'),
      ])
      .where('k.id', '=', checkoutId)
      .executeTakeFirst();
    if (!payment) return;
    await mail.send({
      content: paymentFailedEmail(payment, config.publicUrl),
      to: payment.email,
      messageId: `payment-failed-${checkoutId}`,
    });
  },
});
