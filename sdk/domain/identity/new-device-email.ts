import { worded } from '../emails/wording.ts';
import { link, linkToNewPassword, linkToSupport, paragraph, type Email } from '../mail/email.ts';
import { formatDateTime } from '../time/format-date-time.ts';

interface NewDevice {
  firstName: string;
  /** The browser's name according to `deviceName`. */
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
  return worded(
    'new-device',
    { name: firstName },
    {
      greeting: `Hello ${firstName},`,
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Browser', device],
            ['From', place],
            ['When', formatDateTime(at, timeZone)],
          ],
        },
        paragraph("If this was you, you don't need to do anything."),
        paragraph(
          "If this wasn't you, reset your password now, which signs you out everywhere. Then contact us.",
        ),
        linkToNewPassword(publicUrl),
        link('See where you are signed in', `${publicUrl}/ui/account`),
        linkToSupport(publicUrl),
      ],
    },
  );
}
