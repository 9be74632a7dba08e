import { link, linkToNewPassword, linkToSupport, paragraph, type Email } from '../mail/email.ts';
import { formatMoment } from '../time/format-moment.ts';

interface NewDevice {
  firstName: string;
  /** As `deviceName` calls it. */
  device: string;
  /** The internet address it came from. */
  place: string;
  at: Date;
  publicUrl: string;
  /** The shop's. */
  timeZone: string;
}

/** Tells an account's owner that it was signed in to in a browser that had not been before. */
export function newDeviceEmail({
  firstName,
  device,
  place,
  at,
  publicUrl,
  timeZone,
}: NewDevice): Email {
  return {
    subject: 'New sign-in to your Spindle account',
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph('Your account was signed in to from a browser that we had not seen before:'),
      {
        kind: 'facts',
        rows: [
          ['Browser', device],
          ['From', place],
          ['When', formatMoment(at, timeZone)],
        ],
      },
      paragraph('If this was you, there is nothing to do.'),
      paragraph(
        'If it was somebody else, set a new password at once: that signs your account out everywhere. Then write to us.',
      ),
      linkToNewPassword(publicUrl),
      link('See where you are signed in', `${publicUrl}/ui/account`),
      linkToSupport(publicUrl),
    ],
  };
}
