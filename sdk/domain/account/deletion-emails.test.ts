import { describe, expect, it } from 'vitest';
import { emailAsText, type Email } from '../mail/email.ts';
import { deletionEmail, deletionStages, type DeletionStage } from './deletion-emails.ts';

const facts = {
  firstName: 'Ines',
  due: new Date('2026-12-21T09:05:00Z'),
  publicUrl: 'https://shop.example',
  timeZone: 'America/Los_Angeles',
};
const asRead = (email: Email) => `${email.subject}\n\n${emailAsText(email)}`;

describe('the owner of an account is written to', () => {
  it('when it will be deleted, with the way back and what if it was somebody else', () => {
    expect(asRead(deletionEmail('awaited', facts))).toMatchInlineSnapshot(`
      "Your Spindle account will be deleted

      Hello Ines,

      As you asked, we will delete your account after December 21, 2026 at 1:05 AM PST, and with it everything we know about you. Your subscriptions end then, too. Only what tax law makes us keep of your purchases stays: orders, payments and invoices.

      Changed your mind? Until then, choose “Keep my account” on your account page.

      Go to your account: https://shop.example/ui/account

      If you did not ask for this, somebody else may be signed in to your account. Choose “Keep my account” there, then set a new password.

      Set a new password: https://shop.example/ui/passwordRecovery

      Spindle
      "
    `);
  });

  it('when that was taken back', () => {
    expect(asRead(deletionEmail('taken-back', facts))).toMatchInlineSnapshot(`
      "Your Spindle account will not be deleted

      Hello Ines,

      You changed your mind, so we keep your account. Everything stays as it is.

      If it was not you who changed it, please write to us.

      Write to us: https://shop.example/ui/support

      Spindle
      "
    `);
  });

  it('when it is gone, for the last time', () => {
    expect(asRead(deletionEmail('done', facts))).toMatchInlineSnapshot(`
      "Your Spindle account is deleted

      Hello Ines,

      As you asked, we have deleted your account. Of your purchases we keep only what tax law demands: orders, payments and invoices. Everything else is gone and cannot be brought back.

      This is the last mail you get from us. Thank you for having been our customer.

      Write to us: https://shop.example/ui/support

      Spindle
      "
    `);
  });

  it('at each of these stages, as they follow one another', () => {
    const inOrder: DeletionStage[] = ['awaited', 'taken-back', 'done'];
    expect(deletionStages).toEqual(inOrder);
  });
});
