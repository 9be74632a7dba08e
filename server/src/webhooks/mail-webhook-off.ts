import { webhookOffEmail } from '@spindle/sdk/domain/webhooks/webhook-off-email';
import { z } from 'zod';
import { db } from '../database/db.ts';
import { defineJob } from '../jobs/job.ts';

/**
 * Emails a webhook's creator when the webhook is turned off. Emails support instead if the creator
 * is no longer an administrator.
 */
export const mailWebhookOff = defineJob({
  name: 'mail-webhook-off',
  payload: z.object({ webhookId: z.uuid() }),
  async handle({ orm, mail, config: { publicUrl, business } }, { webhookId }) {
    const webhook = await db(orm.em.fork())
      .selectFrom('webhooks as w')
      .leftJoin('users as u', (join) =>
        join.onRef('u.id', '=', 'w.user_id').on('u.extended', '=', true),
      )
      .select(['w.id', 'w.url', 'w.off_because as because', 'w.version', 'u.email'])
      .where('w.id', '=', webhookId)
      .executeTakeFirst();
    if (webhook === undefined) return;
    const { id, url, because, email } = webhook;
    if (because === null || because === 'STAFF') return;
    await mail.send({
      content: webhookOffEmail({ id, url, because, publicUrl }),
      to: email ?? business.supportEmail,
      messageId: `webhook-off-${id}-${webhook.version}`,
    });
  },
});
