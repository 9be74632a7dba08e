import { worded } from '../emails/wording.ts';
import { link, linkToNewPassword, linkToSupport, paragraph, type Email } from '../mail/email.ts';
import { formatDateTime } from '../time/format-date-time.ts';

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
 * Returns the email that tells a user that their account will be deleted, and what to do if they
 * didn't request it.
 */
export const deletionEmail = (stage: DeletionStage, facts: Facts): Email => emails[stage](facts);

const emails: Record<DeletionStage, (facts: Facts) => Email> = {
  awaited: ({ firstName, due, publicUrl, timeZone }) =>
    worded(
      'deletion-requested',
      { name: firstName, due: formatDateTime(due, timeZone) },
      {
        greeting: `Hello ${firstName},`,
        blocks: [
          paragraph(
            "We'll keep only the order, payment and invoice records that tax law requires.",
          ),
          paragraph(
            'Changed your mind? Choose “Keep my account” on your account page before then.',
          ),
          link('Go to your account', `${publicUrl}/ui/account`),
          paragraph(
            "If you didn't request this, someone else may be signed in to your account. Choose “Keep my account”, then reset your password.",
          ),
          linkToNewPassword(publicUrl),
        ],
      },
    ),
  'taken-back': ({ firstName, publicUrl }) =>
    worded(
      'deletion-canceled',
      { name: firstName },
      {
        greeting: `Hello ${firstName},`,
        blocks: [paragraph("If this wasn't you, contact us."), linkToSupport(publicUrl)],
      },
    ),
  done: ({ firstName, publicUrl }) =>
    worded(
      'account-deleted',
      { name: firstName },
      {
        greeting: `Hello ${firstName},`,
        blocks: [
          paragraph(
            "We keep only the order, payment and invoice records that tax law requires. Everything else is gone and can't be restored.",
          ),
          paragraph('This is our last email to you. Thank you for being our customer.'),
          linkToSupport(publicUrl),
        ],
      },
    ),
};
