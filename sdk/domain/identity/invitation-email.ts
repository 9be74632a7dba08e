import { worded } from '../emails/wording.ts';
import { link, linkToSupport, paragraph, type Email } from '../mail/email.ts';

interface Invitation {
  firstName: string;
  /** The address of the account. */
  email: string;
  publicUrl: string;
}

/** Returns the email that invites a customer whose account moved here from another shop. */
export const invitationEmail = ({ firstName, email, publicUrl }: Invitation): Email =>
  worded(
    'invitation',
    { name: firstName, email },
    {
      greeting: firstName === '' ? 'Hello,' : `Hello ${firstName},`,
      blocks: [
        paragraph('To use it, choose a password. We never knew your old one.'),
        link('Choose a password', `${publicUrl}/ui/passwordRecovery`),
        paragraph(
          "If you aren't our customer, ignore this email, or contact us to delete the account.",
        ),
        linkToSupport(publicUrl),
      ],
    },
  );
