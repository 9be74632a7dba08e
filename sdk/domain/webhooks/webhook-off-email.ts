import { worded } from '../emails/wording.ts';
import { link, paragraph, type Email } from '../mail/email.ts';
import type { OffBecause } from './endpoint.ts';

interface WebhookOff {
  id: string;
  url: string;
  because: Exclude<OffBecause, 'STAFF'>;
  publicUrl: string;
}

const reasons: Record<WebhookOff['because'], string> = {
  GONE: 'The endpoint responded with 410 Gone.',
  FAILING: "The endpoint hasn't accepted any events for five days.",
};

/**
 * Returns the email that tells a webhook's creator that the webhook was turned off, and what to do.
 */
export function webhookOffEmail({ id, url, because, publicUrl }: WebhookOff): Email {
  return worded(
    'webhook-off',
    { url, reason: reasons[because] },
    {
      greeting: 'Hello,',
      blocks: [
        paragraph(
          'Once the endpoint works again, turn the webhook on and resend failed deliveries. We keep events for 90 days.',
        ),
        link('View webhook', `${publicUrl}/ui/admin/webhooks/${id}/show`),
      ],
    },
  );
}
