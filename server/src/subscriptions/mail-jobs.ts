import { z } from 'zod';
import { db } from '../database/db.ts';
import { defineJob } from '../jobs/job.ts';
import { endedLetter } from './mails/ended.ts';
import { notStartedLetter } from './mails/not-started.ts';
import { paymentDueLetter } from './mails/payment-due.ts';
import { refusedLetter } from './mails/refused.ts';
import { startedLetter } from './mails/started.ts';

const news = ['STARTED', 'PAYMENT_DUE', 'ENDED', 'NOT_STARTED', 'REFUSED'] as const;
export type News = (typeof news)[number];

export const mailSubscription = defineJob({
  name: 'mail-subscription',
  payload: z.object({
    subscriptionId: z.uuid(),
    news: z.enum(news),
    /** When the provider said so: each time is a letter of its own. */
    at: z.string(),
    why: z.string().nullable(),
  }),
  async handle({ orm, mail, config }, { subscriptionId, news: what, at, why }) {
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
    const { publicUrl } = config;
    const write = {
      STARTED: () => startedLetter(subscription, publicUrl),
      PAYMENT_DUE: () => paymentDueLetter(subscription, publicUrl),
      ENDED: () => endedLetter(subscription, publicUrl),
      NOT_STARTED: () => notStartedLetter(subscription, publicUrl),
      REFUSED: () => refusedLetter(subscription, { why: why ?? '', publicUrl }),
    };
    const messageId = `subscription-${what.toLowerCase()}-${subscriptionId}-${at.replaceAll(/\D/g, '')}`;
    await mail.send({ ...write[what](), to: subscription.email, messageId });
  },
});
