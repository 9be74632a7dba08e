import type { EmailTexts } from './email-texts.ts';

const name = 'First name of the account holder';
const time = 'When it happened';

/**
 * Texts of the emails about accounts. Codes, links, and what to do if it wasn't the account holder
 * follow the opening and always stay.
 */
export const accountKinds = {
  'registration-code': {
    name: 'Code to create an account',
    subject: 'Your {{shop}} verification code',
    opening: 'Enter this code to finish creating your {{shop}} account:',
    placeholders: {},
  },
  'address-known': {
    name: 'Account exists already',
    subject: 'You already have an account at {{shop}}',
    opening:
      "Someone tried to create an account at {{shop}} with your email address. You already have an account, so we didn't create another. Your account hasn't changed.",
    placeholders: {},
  },
  'recovery-code': {
    name: 'Code to reset a password',
    subject: 'Your {{shop}} password reset code',
    opening: 'You asked to reset your password. Use this code:',
    placeholders: { name },
  },
  invitation: {
    name: 'Invitation after an import',
    subject: 'Your account has moved to {{shop}}',
    opening:
      "You're a customer of ours, and our shop has a new home. We've created an account for {{email}}, without a password.",
    placeholders: { name, email: 'Address of the account' },
  },
  'staff-invitation': {
    name: 'Invitation of an employee',
    subject: "You're invited to the back-office of {{shop}}",
    opening: 'An administrator of {{shop}} created an account for {{email}}. Your role: {{roles}}.',
    placeholders: { name, email: 'Address of the account', roles: 'Names of the roles' },
  },
  'new-device': {
    name: 'Sign-in from a new browser',
    subject: 'New sign-in to your {{shop}} account',
    opening: 'Someone signed in to your account from a new browser:',
    placeholders: { name },
  },
  'password-changed': {
    name: 'Password changed',
    subject: 'Your {{shop}} password was changed',
    opening: 'Your account password was changed on {{time}}.',
    placeholders: { name, time },
  },
  'authenticator-changed': {
    name: 'Authenticator changed',
    subject: 'Your {{shop}} authenticator was changed',
    opening: 'A new authenticator was set up for your account on {{time}}.',
    placeholders: { name, time },
  },
  'authenticator-reset': {
    name: 'Authenticator reset by staff',
    subject: 'Your {{shop}} authenticator was reset',
    opening:
      'Our staff removed your authenticator, recovery codes and password and signed you out everywhere on {{time}}.',
    placeholders: { name, time },
  },
  'recovery-codes-renewed': {
    name: 'New recovery codes',
    subject: 'You have new {{shop}} recovery codes',
    opening: 'New recovery codes were created for your account on {{time}}.',
    placeholders: { name, time },
  },
  'recovery-code-used': {
    name: 'Recovery code used',
    subject: 'A recovery code for your {{shop}} account was used',
    opening: 'Someone signed in with a recovery code instead of your authenticator on {{time}}.',
    placeholders: { name, time },
  },
  'passkey-added': {
    name: 'Passkey added',
    subject: 'A passkey was added to your {{shop}} account',
    opening: 'A passkey was added to your account on {{time}}.',
    placeholders: { name, time },
  },
  'passkey-removed': {
    name: 'Passkey removed',
    subject: 'A passkey was removed from your {{shop}} account',
    opening: 'A passkey was removed from your account on {{time}}.',
    placeholders: { name, time },
  },
  'made-administrator': {
    name: 'Administrator role given',
    subject: "You're now an administrator at {{shop}}",
    opening: 'Your account was given the administrator role on {{time}}.',
    placeholders: { name, time },
  },
  'roles-changed': {
    name: 'Staff roles changed',
    subject: 'Your roles at {{shop}} have changed',
    opening: 'An administrator changed the roles of your account on {{time}}.',
    placeholders: { name, time },
  },
  'deletion-requested': {
    name: 'Account will be deleted',
    subject: 'Your {{shop}} account will be deleted',
    opening:
      "As you requested, we'll delete your account and your data after {{due}}. Your subscriptions will end then too.",
    placeholders: { name, due: 'When the account will be deleted' },
  },
  'deletion-canceled': {
    name: 'Account is kept',
    subject: "We're keeping your {{shop}} account",
    opening: "You canceled your deletion request. Your account and your data haven't changed.",
    placeholders: { name },
  },
  'account-deleted': {
    name: 'Account deleted',
    subject: 'Your {{shop}} account was deleted',
    opening: 'As you requested, we deleted your account.',
    placeholders: { name },
  },
  'data-export': {
    name: 'Data export ready',
    subject: 'Your {{shop}} data is ready',
    opening: 'The copy of your data that you requested is ready.',
    placeholders: { name },
  },
  'token-created': {
    name: 'API token created',
    subject: 'An API token for {{shop}} was created',
    opening: 'The API token “{{token}}” was created for your account on {{time}}.',
    placeholders: { name, token: 'Name of the token', time },
  },
  'webhook-off': {
    name: 'Webhook turned off',
    subject: 'A webhook of {{shop}} was turned off',
    opening: 'We no longer send events to {{url}}. {{reason}}',
    placeholders: { url: "The webhook's URL", reason: 'Why it was turned off' },
  },
} satisfies EmailTexts;
