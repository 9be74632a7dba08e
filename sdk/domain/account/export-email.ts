import { worded } from '../emails/wording.ts';
import { link, linkToNewPassword, paragraph, type Email } from '../mail/email.ts';
import { formatDateTime } from '../time/format-date-time.ts';

interface ExportNotice {
  firstName: string;
  /** When the file is deleted. */
  until: Date;
  publicUrl: string;
  /** The shop's time zone. */
  timeZone: string;
}

/**
 * Returns the email that says a customer's data export is ready. It links to the file instead of
 * attaching it.
 */
export const exportEmail = ({ firstName, until, publicUrl, timeZone }: ExportNotice): Email =>
  worded(
    'data-export',
    { name: firstName },
    {
      greeting: `Hello ${firstName},`,
      blocks: [
        paragraph(
          `Download it from your account page by ${formatDateTime(until, timeZone)}. After that, we'll delete the file. We may ask for an authenticator code first.`,
        ),
        link('Go to your account', `${publicUrl}/ui/account`),
        paragraph(
          "If you didn't request this, someone else may be signed in to your account. Reset your password now.",
        ),
        linkToNewPassword(publicUrl),
      ],
    },
  );
