import { link, paragraph, type Email } from '../mail/email.ts';
import type { OffBecause } from './endpoint.ts';

interface WebhookOff {
  id: string;
  url: string;
  because: Exclude<OffBecause, 'STAFF'>;
  publicUrl: string;
}

const reasons: Record<WebhookOff['because'], string> = {
  GONE: 'It answered 410, which says that nobody is there any more.',
  FAILING: 'For five days nothing that we sent it was taken.',
};

/** Returns the email that tells the webhook's creator that it was turned off, and what to do. */
export function webhookOffEmail({ id, url, because, publicUrl }: WebhookOff): Email {
  return {
    subject: 'A Spindle webhook was switched off',
    greeting: 'Hello,',
    blocks: [
      paragraph(`Events are sent to ${url} no more. ${reasons[because]}`),
      paragraph(
        'Once it works again, switch it on and have what it missed sent again: events are kept for 90 days.',
      ),
      link('The webhook', `${publicUrl}/ui/admin/webhooks/${id}/show`),
    ],
  };
}
