import { expect, it } from 'vitest';
import { newDeviceEmail } from './new-device-email.ts';

it("the new device email says what to do if it wasn't the owner", () => {
  const signIn = {
    firstName: 'Ines',
    device: 'Firefox on Linux',
    place: '203.0.113.7',
    at: new Date('2026-11-22T09:05:00Z'),
  };
  expect(
    newDeviceEmail({
      ...signIn,
      publicUrl: 'https://shop.example',
      timeZone: 'America/Los_Angeles',
    }),
  ).toMatchObject({
    subject: 'New sign-in to your {{shop}} account',
    greeting: 'Hello Ines,',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Someone signed in to your account from a new browser:',
      },
      {
        kind: 'facts',
        rows: [
          ['Browser', 'Firefox on Linux'],
          ['From', '203.0.113.7'],
          ['When', 'November 22, 2026 at 1:05 AM PST'],
        ],
      },
      { kind: 'paragraph', text: "If this was you, you don't need to do anything." },
      {
        kind: 'paragraph',
        text: "If this wasn't you, reset your password now, which signs you out everywhere. Then contact us.",
      },
      {
        kind: 'link',
        text: 'Reset your password',
        href: 'https://shop.example/ui/passwordRecovery',
      },
      {
        kind: 'link',
        text: 'See where you are signed in',
        href: 'https://shop.example/ui/account',
      },
      { kind: 'link', text: 'Contact us', href: 'https://shop.example/ui/support' },
    ],
  });
});
