import { expect, it } from 'vitest';
import { emailAsText } from '../mail/email.ts';
import { exportEmail } from './export-email.ts';

it('the export email says where the file is, how long it is kept, and what to do if it was someone else', () => {
  const email = exportEmail({
    firstName: 'Ines',
    until: new Date('2026-12-21T09:05:00Z'),
    publicUrl: 'https://shop.example',
    timeZone: 'America/Los_Angeles',
  });
  expect(`${email.subject}\n\n${emailAsText(email)}`).toMatchInlineSnapshot(`
    "Your {{shop}} data is ready

    Hello Ines,

    The copy of your data that you requested is ready.

    Download it from your account page by December 21, 2026 at 1:05 AM PST. After that, we'll delete the file. We may ask for an authenticator code first.

    Go to your account: https://shop.example/ui/account

    If you didn't request this, someone else may be signed in to your account. Reset your password now.

    Reset your password: https://shop.example/ui/passwordRecovery

    {{shop}}
    "
  `);
});
