import { expect, it } from 'vitest';
import { webhookOffEmail } from './webhook-off-email.ts';

it.each([
  ['GONE', 'The endpoint responded with 410 Gone.'],
  ['FAILING', "The endpoint hasn't accepted any events for five days."],
] as const)("tells the webhook's creator that it is off because it is %s", (because, why) => {
  const webhook = { id: '019a3b5c', url: 'https://erp.example/spindle', because };
  expect(webhookOffEmail({ ...webhook, publicUrl: 'https://shop.example' })).toMatchObject({
    subject: 'A webhook of {{shop}} was turned off',
    greeting: 'Hello,',
    blocks: [
      {
        kind: 'paragraph',
        text: `We no longer send events to https://erp.example/spindle. ${why}`,
      },
      {
        kind: 'paragraph',
        text: 'Once the endpoint works again, turn the webhook on and resend failed deliveries. We keep events for 90 days.',
      },
      {
        kind: 'link',
        text: 'View webhook',
        href: 'https://shop.example/ui/admin/webhooks/019a3b5c/show',
      },
    ],
  });
});
