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

describe('the account deletion email', () => {
  it('says when the account will be deleted, how to cancel, and what to do if it was someone else', () => {
    expect(asRead(deletionEmail('awaited', facts))).toMatchInlineSnapshot(`
      "Your {{shop}} account will be deleted

      Hello Ines,

      As you requested, we'll delete your account and your data after December 21, 2026 at 1:05 AM PST. Your subscriptions will end then too.

      We'll keep only the order, payment and invoice records that tax law requires.

      Changed your mind? Choose “Keep my account” on your account page before then.

      Go to your account: https://shop.example/ui/account

      If you didn't request this, someone else may be signed in to your account. Choose “Keep my account”, then reset your password.

      Reset your password: https://shop.example/ui/passwordRecovery

      {{shop}}
      "
    `);
  });

  it('confirms that the deletion was canceled', () => {
    expect(asRead(deletionEmail('taken-back', facts))).toMatchInlineSnapshot(`
      "We're keeping your {{shop}} account

      Hello Ines,

      You canceled your deletion request. Your account and your data haven't changed.

      If this wasn't you, contact us.

      Contact us: https://shop.example/ui/support

      {{shop}}
      "
    `);
  });

  it('says that the account was deleted', () => {
    expect(asRead(deletionEmail('done', facts))).toMatchInlineSnapshot(`
      "Your {{shop}} account was deleted

      Hello Ines,

      As you requested, we deleted your account.

      We keep only the order, payment and invoice records that tax law requires. Everything else is gone and can't be restored.

      This is our last email to you. Thank you for being our customer.

      Contact us: https://shop.example/ui/support

      {{shop}}
      "
    `);
  });

  it('exists for each stage, in order', () => {
    const inOrder: DeletionStage[] = ['awaited', 'taken-back', 'done'];
    expect(deletionStages).toEqual(inOrder);
  });
});
