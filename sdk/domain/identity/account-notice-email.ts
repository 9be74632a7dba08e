import { worded } from '../emails/wording.ts';
import { linkToNewPassword, linkToSupport, paragraph, type Email } from '../mail/email.ts';
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
  'roles-changed',
] as const;

export type AccountNotice = (typeof accountNotices)[number];

interface NoticeText {
  /** What the owner has to do, even if the change was theirs. */
  next?: string;
  ifNotYou: string;
}

const setNewPassword = "If this wasn't you, reset your password now and contact us.";

const notices: Record<AccountNotice, NoticeText> = {
  'password-changed': {
    ifNotYou: setNewPassword,
  },
  'authenticator-changed': {
    next: 'Codes from your old authenticator no longer work.',
    ifNotYou: setNewPassword,
  },
  'authenticator-reset': {
    next: 'To get back in, reset your password, sign in, then set up your authenticator again.',
    ifNotYou: "If you didn't ask for this, reset your password now and contact us.",
  },
  'recovery-codes-renewed': {
    next: 'Your old recovery codes no longer work.',
    ifNotYou: setNewPassword,
  },
  'recovery-code-used': {
    next: 'Each code works once. You can create new codes on your account page.',
    ifNotYou: setNewPassword,
  },
  'passkey-added': {
    next: 'A passkey signs you in without a password or code. You can remove it on your account page.',
    ifNotYou: "If this wasn't you, remove the passkey, reset your password now and contact us.",
  },
  'passkey-removed': {
    next: 'That passkey can no longer sign in.',
    ifNotYou: setNewPassword,
  },
  'made-administrator': {
    ifNotYou:
      "If you didn't expect this, contact us. If someone else may be using your account, reset your password.",
  },
  'roles-changed': {
    ifNotYou: "If you didn't expect this, contact us.",
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
  const { next, ifNotYou } = notices[notice];
  return worded(
    notice,
    { name: firstName, time: formatDateTime(at, timeZone) },
    {
      greeting: `Hello ${firstName},`,
      blocks: [
        ...(next === undefined ? [] : [paragraph(next)]),
        paragraph(ifNotYou),
        linkToNewPassword(publicUrl),
        linkToSupport(publicUrl),
      ],
    },
  );
}
