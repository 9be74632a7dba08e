import { link, linkToNewPassword, paragraph, type Email } from '../mail/email.ts';
import { formatMoment } from '../time/format-moment.ts';

interface Told {
  firstName: string;
  /** Until when the file is kept. */
  until: Date;
  publicUrl: string;
}

/** Says that the file with somebody's data can be fetched; the file itself never goes by mail. */
export const exportEmail = ({ firstName, until, publicUrl }: Told): Email => ({
  subject: 'Your Spindle data can be fetched',
  greeting: `Hello ${firstName},`,
  blocks: [
    paragraph(
      `What we know of you is put together in one file. Fetch it on your account page until ${formatMoment(until)}; then it is deleted. You are asked for a code of your authenticator.`,
    ),
    link('Your account', `${publicUrl}/ui/account`),
    paragraph('If you did not ask for this, set a new password at once with the link below.'),
    linkToNewPassword(publicUrl),
  ],
});
