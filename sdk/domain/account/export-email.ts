import { link, linkToNewPassword, paragraph, type Email } from '../mail/email.ts';
import { formatMoment } from '../time/format-moment.ts';

interface Told {
  firstName: string;
  /** When the file is deleted. */
  until: Date;
  publicUrl: string;
  /** The shop's time zone. */
  timeZone: string;
}

/**
 * Returns the email that says the export of a customer's data is ready. It links to the file, which
 * is never attached.
 */
export const exportEmail = ({ firstName, until, publicUrl, timeZone }: Told): Email => ({
  subject: 'Your Spindle data is ready',
  greeting: `Hello ${firstName},`,
  blocks: [
    paragraph(
      `The copy of your data that you asked for is ready. You can download it on your account page until ${formatMoment(until, timeZone)}; after that we delete the file. To be sure that it is you, we may ask for a code of your authenticator first.`,
    ),
    link('Go to your account', `${publicUrl}/ui/account`),
    paragraph(
      'If you did not ask for it, somebody else may be signed in to your account. Set a new password at once.',
    ),
    linkToNewPassword(publicUrl),
  ],
});
