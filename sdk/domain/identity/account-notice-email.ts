import {
  SHOP_NAME,
  linkToNewPassword,
  linkToSupport,
  paragraph,
  type Email,
} from '../mail/email.ts';
import { formatDateTime } from '../time/format-date-time.ts';

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
  /** What happened, as the start of a sentence. The email appends the time. */
  what: string;
  /** What the owner has to do, even if the change was theirs. */
  next?: string;
  ifNotYou: string;
}

const setNewPassword = "If this wasn't you, reset your password now and contact us.";

const notices: Record<AccountNotice, NoticeText> = {
  'password-changed': {
    subject: `Your ${SHOP_NAME} password was changed`,
    what: 'Your account password was changed',
    ifNotYou: setNewPassword,
  },
  'authenticator-changed': {
    subject: `Your ${SHOP_NAME} authenticator was changed`,
    what: 'A new authenticator was set up for your account',
    next: 'Codes from your old authenticator no longer work.',
    ifNotYou: setNewPassword,
  },
  'authenticator-reset': {
    subject: `Your ${SHOP_NAME} authenticator was reset`,
    what: 'Our staff removed your authenticator, recovery codes and password and signed you out everywhere',
    next: 'To get back in, reset your password, sign in, then set up your authenticator again.',
    ifNotYou: "If you didn't ask for this, reset your password now and contact us.",
  },
  'recovery-codes-renewed': {
    subject: `You have new ${SHOP_NAME} recovery codes`,
    what: 'New recovery codes were created for your account',
    next: 'Your old recovery codes no longer work.',
    ifNotYou: setNewPassword,
  },
  'recovery-code-used': {
    subject: `A recovery code for your ${SHOP_NAME} account was used`,
    what: 'Someone signed in with a recovery code instead of your authenticator',
    next: 'Each code works once. You can create new codes on your account page.',
    ifNotYou: setNewPassword,
  },
  'passkey-added': {
    subject: `A passkey was added to your ${SHOP_NAME} account`,
    what: 'A passkey was added to your account',
    next: 'A passkey signs you in without a password or code. You can remove it on your account page.',
    ifNotYou: "If this wasn't you, remove the passkey, reset your password now and contact us.",
  },
  'passkey-removed': {
    subject: `A passkey was removed from your ${SHOP_NAME} account`,
    what: 'A passkey was removed from your account',
    next: 'That passkey can no longer sign in.',
    ifNotYou: setNewPassword,
  },
  'made-administrator': {
    subject: `You're now an administrator at ${SHOP_NAME}`,
    what: 'Your account was given the administrator role',
    ifNotYou:
      "If you didn't expect this, contact us. If someone else may be using your account, reset your password.",
  },
};

interface NotifiedUser {
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
  { firstName, at, publicUrl, timeZone }: NotifiedUser,
): Email {
  const { subject, what, next, ifNotYou } = notices[notice];
  return {
    subject,
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph(`${what} on ${formatDateTime(at, timeZone)}.`),
      ...(next === undefined ? [] : [paragraph(next)]),
      paragraph(ifNotYou),
      linkToNewPassword(publicUrl),
      linkToSupport(publicUrl),
    ],
  };
}
