import { link, linkToNewPassword, linkToSupport, paragraph, type Email } from '../mail/email.ts';
import { formatMoment } from '../time/format-moment.ts';

interface NewDevice {
  firstName: string;
  /** The name that `deviceName` gives the browser. */
  device: string;
  /** The IP address of the sign-in. */
  place: string;
  at: Date;
  publicUrl: string;
  /** The shop's time zone. */
  timeZone: string;
}

/** Returns the email that tells an account's owner about a sign-in from a new browser. */
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
