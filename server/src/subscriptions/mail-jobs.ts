import { z } from 'zod';
import { query } from '../database/query.ts';
import { defineJob } from '../jobs/job.ts';
import { endedLetter } from './mails/ended.ts';
import type { MailedSubscription } from './mails/mailed-subscription.ts';
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
    const [subscription] = await query<MailedSubscription>(
      orm.em.fork(),
      `select u.email, u.first_name as "firstName", i.title, c.title as "catalogTitle",
              s.current_period_end as "currentPeriodEnd"
         from subscriptions s
         join users u on u.id = s.user_id
         join catalogs c on c.id = s.catalog_id
         join catalog_items i on i.catalog_id = s.catalog_id and i.item_id = s.item_id
        where s.id = $1`,
      [subscriptionId],
    );
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
