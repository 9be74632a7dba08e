import { expect, it } from 'vitest';
import { webhookOffEmail } from './webhook-off-email.ts';

it.each([
  ['GONE', 'It answered 410, which says that nobody is there any more.'],
  ['FAILING', 'For five days nothing that we sent it was taken.'],
] as const)('whoever made a webhook hears that it is off because it is %s', (because, why) => {
  const webhook = { id: '019a3b5c', url: 'https://erp.example/spindle', because };
  expect(webhookOffEmail({ ...webhook, publicUrl: 'https://shop.example' })).toEqual({
    subject: 'A Spindle webhook was switched off',
    greeting: 'Hello,',
    blocks: [
      {
        kind: 'paragraph',
        text: `Events are sent to https://erp.example/spindle no more. ${why}`,
      },
      {
        kind: 'paragraph',
        text: 'Once it works again, switch it on and have what it missed sent again: events are kept for 90 days.',
      },
      {
        kind: 'link',
        text: 'The webhook',
        href: 'https://shop.example/ui/admin/webhooks/019a3b5c/show',
      },
    ],
  });
});
