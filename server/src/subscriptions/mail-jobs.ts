import { subscriptionEmail, subscriptionEvents } from '@spindle/sdk/domain/subscriptions/emails';
import { INTERVALS } from '@spindle/sdk/domain/subscriptions/renewal';
import { z } from 'zod';
import { db } from '../database/db.ts';
import { defineJob } from '../jobs/job.ts';

export const mailSubscription = defineJob({
  name: 'mail-subscription',
  payload: z.object({
    subscriptionId: z.uuid(),
    news: z.enum(subscriptionEvents),
    /** When the provider reported the change. Each time gets its own email. */
    at: z.string(),
    why: z.string().nullable(),
    /** Absent in jobs queued by the previous release. */
    price: z
      .object({
        cents: z.int(),
        interval: z.enum(INTERVALS),
        intervalCount: z.int(),
      })
      .nullable()
      .default(null),
  }),
  async handle({ orm, mail, config }, { subscriptionId, news: event, at, why, price }) {
    const subscription = await db(orm.em.fork())
      .selectFrom('subscriptions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .innerJoin('catalogs as c', 'c.id', 's.catalog_id')
      .innerJoin('catalog_items as i', (join) =>
        join.onRef('i.catalog_id', '=', 's.catalog_id').onRef('i.item_id', '=', 's.item_id'),
      )
      .select([
        'u.email',
        'u.first_name as firstName',
        'i.title',
        'c.title as catalogTitle',
        's.current_period_end as currentPeriodEnd',
      ])
      .where('s.id', '=', subscriptionId)
      .executeTakeFirst();
    if (!subscription) return;
    const { publicUrl, business } = config;
    const terms = { publicUrl, timeZone: business.timeZone, why: why ?? '' };
    const email = subscriptionEmail(event, { ...subscription, price }, terms);
    const messageId = `subscription-${event.toLowerCase()}-${subscriptionId}-${at.replaceAll(/\D/g, '')}`;
    await mail.send({ content: email, to: subscription.email, messageId });
  },
});
