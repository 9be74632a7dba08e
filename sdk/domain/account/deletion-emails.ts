import { link, linkToNewPassword, linkToSupport, paragraph, type Email } from '../mail/email.ts';
import { formatMoment } from '../time/format-moment.ts';

export const deletionStages = ['awaited', 'taken-back', 'done'] as const;

export type DeletionStage = (typeof deletionStages)[number];

interface Facts {
  firstName: string;
  /** When the deletion runs. The owner can cancel it until then. */
  due: Date;
  publicUrl: string;
  /** The shop's time zone. */
  timeZone: string;
}

/**
 * Returns the email that tells an account's owner about its deletion, and what to do if they didn't
 * ask for it.
 */
export const deletionEmail = (stage: DeletionStage, facts: Facts): Email => emails[stage](facts);

const emails: Record<DeletionStage, (facts: Facts) => Email> = {
  awaited: ({ firstName, due, publicUrl, timeZone }) => ({
    subject: 'Your Spindle account will be deleted',
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph(
        `As you asked, we will delete your account after ${formatMoment(due, timeZone)}, and with it everything we know about you. Your subscriptions end then, too. Only what tax law makes us keep of your purchases stays: orders, payments and invoices.`,
      ),
      paragraph('Changed your mind? Until then, choose “Keep my account” on your account page.'),
      link('Go to your account', `${publicUrl}/ui/account`),
      paragraph(
        'If you did not ask for this, somebody else may be signed in to your account. Choose “Keep my account” there, then set a new password.',
      ),
      linkToNewPassword(publicUrl),
    ],
  }),
  'taken-back': ({ firstName, publicUrl }) => ({
    subject: 'Your Spindle account will not be deleted',
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph('You changed your mind, so we keep your account. Everything stays as it is.'),
      paragraph('If it was not you who changed it, please write to us.'),
      linkToSupport(publicUrl),
    ],
  }),
  done: ({ firstName, publicUrl }) => ({
    subject: 'Your Spindle account is deleted',
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph(
        'As you asked, we have deleted your account. Of your purchases we keep only what tax law demands: orders, payments and invoices. Everything else is gone and cannot be brought back.',
      ),
      paragraph('This is the last mail you get from us. Thank you for having been our customer.'),
      linkToSupport(publicUrl),
    ],
  }),
};
