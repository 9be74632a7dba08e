import { worded } from '../emails/wording.ts';
import { link, linkToSupport, paragraph, type Email } from '../mail/email.ts';
import type { StaffRole } from './staff-roles.ts';

interface Invitation {
  firstName: string;
  /** The address of the account. */
  email: string;
  publicUrl: string;
  roles: readonly StaffRole[];
}

/** Returns the email that invites the owner of an account without a password. */
export const invitationEmail = (invitation: Invitation): Email =>
  invitation.roles.length === 0 ? customerInvitation(invitation) : staffInvitation(invitation);

const staffInvitation = ({ firstName, email, publicUrl, roles }: Invitation): Email =>
  worded(
    'staff-invitation',
    { name: firstName, email, roles: roles.map(nameOf).join(', ') },
    {
      greeting: `Hello ${firstName},`,
      blocks: [
        paragraph(
          'To start, choose a password. When you sign in, you set up an authenticator app too.',
        ),
        link('Choose a password', `${publicUrl}/ui/passwordRecovery`),
        paragraph(
          "If you didn't expect this, ignore this email. Nobody can use the account without access to your inbox.",
        ),
      ],
    },
  );

const nameOf = (role: StaffRole) => (role === 'Extended' ? 'Administrator' : role);

/** For customers whose account moved here from another shop. */
const customerInvitation = ({ firstName, email, publicUrl }: Invitation): Email =>
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
