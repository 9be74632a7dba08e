import { link, linkToNewPassword, linkToSupport, paragraph, type Email } from '../mail/email.ts';
import { formatMoment } from '../time/format-moment.ts';

export const deletionStages = ['awaited', 'taken-back', 'done'] as const;

export type DeletionStage = (typeof deletionStages)[number];

interface Facts {
  firstName: string;
  /** Until when it can be taken back. */
  due: Date;
  publicUrl: string;
}

/** Tells an account's owner what becomes of it, and what to do if that was not they. */
export const deletionEmail = (stage: DeletionStage, facts: Facts): Email => emails[stage](facts);

const emails: Record<DeletionStage, (facts: Facts) => Email> = {
  awaited: ({ firstName, due, publicUrl }) => ({
    subject: 'Your Spindle account will be deleted',
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph(
        `You asked us to delete your account. That is done after ${formatMoment(due)}, with all that we know of you but what tax law has us keep of your purchases. Your subscriptions end then, too.`,
      ),
      paragraph(
        'Until then you can take it back: sign in, and choose “Keep my account” on your account page.',
      ),
      link('Your account', `${publicUrl}/ui/account`),
      paragraph(
        'If this was not you, sign in and take it back, then set a new password with the link below.',
      ),
      linkToNewPassword(publicUrl),
    ],
  }),
  'taken-back': ({ firstName, publicUrl }) => ({
    subject: 'Your Spindle account stays',
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph('You have taken back that your account be deleted. Everything stays as it is.'),
      linkToSupport(publicUrl),
    ],
  }),
  done: ({ firstName, publicUrl }) => ({
    subject: 'Your Spindle account is deleted',
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph(
        'Your account is deleted, as you asked us to. Of your purchases we keep what tax law demands: orders, payments and invoices. Everything else is gone, and cannot be brought back.',
      ),
      paragraph('This is our last mail to you. Thank you for having been with us.'),
      linkToSupport(publicUrl),
    ],
  }),
};
