import { expect, it } from 'vitest';
import { newDeviceEmail } from './new-device-email.ts';

it('an owner hears of a sign-in from a new browser, and what to do if it was not theirs', () => {
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
  ).toEqual({
    subject: 'New sign-in to your Spindle account',
    greeting: 'Hello Ines,',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Your account was signed in to from a browser that we had not seen before:',
      },
      {
        kind: 'facts',
        rows: [
          ['Browser', 'Firefox on Linux'],
          ['From', '203.0.113.7'],
          ['When', 'November 22, 2026 at 1:05 AM PST'],
        ],
      },
      { kind: 'paragraph', text: 'If this was you, there is nothing to do.' },
      {
        kind: 'paragraph',
        text: 'If it was somebody else, set a new password at once: that signs your account out everywhere. Then write to us.',
      },
      {
        kind: 'link',
        text: 'Set a new password',
        href: 'https://shop.example/ui/passwordRecovery',
      },
      {
        kind: 'link',
        text: 'See where you are signed in',
        href: 'https://shop.example/ui/account',
      },
      { kind: 'link', text: 'Write to us', href: 'https://shop.example/ui/support' },
    ],
  });
});
