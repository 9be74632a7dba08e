import { expect, it } from 'vitest';
import { emailAsText } from '../mail/email.ts';
import { exportEmail } from './export-email.ts';

it('somebody who asked for their data reads where it is, how long, and what if it was not they', () => {
  const email = exportEmail({
    firstName: 'Ines',
    until: new Date('2026-12-21T09:05:00Z'),
    publicUrl: 'https://shop.example',
    timeZone: 'America/Los_Angeles',
  });
  expect(`${email.subject}\n\n${emailAsText(email)}`).toMatchInlineSnapshot(`
    "Your Spindle data is ready

    Hello Ines,

    The copy of your data that you asked for is ready. You can download it on your account page until December 21, 2026 at 1:05 AM PST; after that we delete the file. To be sure that it is you, we may ask for a code of your authenticator first.

    Go to your account: https://shop.example/ui/account

    If you did not ask for it, somebody else may be signed in to your account. Set a new password at once.

    Set a new password: https://shop.example/ui/passwordRecovery

    Spindle
    "
  `);
});
