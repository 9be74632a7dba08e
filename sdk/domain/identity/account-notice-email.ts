import { linkToNewPassword, linkToSupport, paragraph, type Email } from '../mail/email.ts';
import { formatMoment } from '../time/format-moment.ts';

export const accountNotices = [
  'password-changed',
  'authenticator-changed',
  'authenticator-reset',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'made-administrator',
] as const;

export type AccountNotice = (typeof accountNotices)[number];

interface NoticeText {
  subject: string;
  /** What happened. The email appends the time. */
  what: string;
  /** What the owner has to do in any case. */
  next?: string;
  ifNotYou: string;
}

const setNewPassword = 'If this was not you, set a new password at once, and write to us.';

const notices: Record<AccountNotice, NoticeText> = {
  'password-changed': {
    subject: 'Your Spindle password was changed',
    what: 'The password of your account was changed',
    ifNotYou: setNewPassword,
  },
  'authenticator-changed': {
    subject: 'Your Spindle authenticator was changed',
    what: 'A new authenticator was set up for your account',
    next: 'Codes of the earlier one no longer work.',
    ifNotYou: setNewPassword,
  },
  'authenticator-reset': {
    subject: 'Your Spindle authenticator was reset',
    what: 'Our staff removed the authenticator, the recovery codes and the password of your account, and signed it out everywhere',
    next: 'To get back in, set a new password, then sign in and set up your authenticator anew.',
    ifNotYou: 'If you did not ask us for this, set a new password at once, and write to us.',
  },
  'recovery-codes-renewed': {
    subject: 'You have new Spindle recovery codes',
    what: 'New recovery codes were made for your account',
    next: 'The earlier ones no longer work.',
    ifNotYou: setNewPassword,
  },
  'recovery-code-used': {
    subject: 'A Spindle recovery code was used',
    what: 'A recovery code was used in place of your authenticator',
    next: 'Each code works once. You can make new ones on your account page.',
    ifNotYou: setNewPassword,
  },
  'passkey-added': {
    subject: 'A passkey was added to your Spindle account',
    what: 'A passkey was added to your account',
    next: 'It signs you in without password and code. You can remove it on your account page.',
    ifNotYou: 'If this was not you, remove it there, set a new password at once, and write to us.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Spindle account',
    what: 'A passkey was removed from your account',
    next: 'Nobody can sign in with it any more.',
    ifNotYou: setNewPassword,
  },
  'made-administrator': {
    subject: 'You are now an administrator of Spindle',
    what: 'Your account was given the rights of an administrator',
    ifNotYou:
      'If you did not expect this, write to us. If you think that somebody else uses your account, set a new password.',
  },
};

interface Notified {
  firstName: string;
  at: Date;
  publicUrl: string;
  /** The shop's time zone. */
  timeZone: string;
}

/**
 * Returns the email that tells an account's owner what changed, when, and what to do if it wasn't
 * them.
 */
export function accountNoticeEmail(
  notice: AccountNotice,
  { firstName, at, publicUrl, timeZone }: Notified,
): Email {
  const { subject, what, next, ifNotYou } = notices[notice];
  return {
    subject,
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph(`${what} on ${formatMoment(at, timeZone)}.`),
      ...(next === undefined ? [] : [paragraph(next)]),
      paragraph(ifNotYou),
      linkToNewPassword(publicUrl),
      linkToSupport(publicUrl),
    ],
  };
}
