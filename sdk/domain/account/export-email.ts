import { link, linkToNewPassword, paragraph, type Email } from '../mail/email.ts';
import { formatMoment } from '../time/format-moment.ts';

interface Told {
  firstName: string;
  /** Until when the file is kept. */
  until: Date;
  publicUrl: string;
  /** The shop's. */
  timeZone: string;
}

/** Says that the file with somebody's data is ready; the file itself never goes by mail. */
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
