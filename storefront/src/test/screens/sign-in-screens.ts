import { CUSTOMER_PASSWORD } from '@spindle/sdk/demo/people';
import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../../shop/api.ts';
import { rememberRecoveryEmail } from '../../identity/recovery/recovery-email.ts';
import { mockShop } from '../api.ts';
import { confirmAuthenticator, enterDetails, newcomer } from '../registering.ts';
import type { Screen } from '../screens.ts';
import { field, heading, text } from './locators.ts';

const customer = 'elena.berg@example.com';

/** Signs in with the password only. The code is still missing. */
async function enterPassword() {
  const body = { username: customer, password: CUSTOMER_PASSWORD, rct: '' };
  await replyOf(shop.POST('/login', { body }));
}

async function loseAuthenticator() {
  mockShop.change(({ people }) => {
    for (const person of people) person.authenticator = null;
  });
  await enterPassword();
}

const registration = {
  path: '/ui/registration',
  reads: ['canRegister', 'getRegistration'],
  waits: 'Loading, please wait...',
  fails: "We couldn't open registration",
} as const;

export const signInScreens: readonly Screen[] = [
  {
    name: 'sign-in',
    path: '/ui/signin',
    shows: text('Please sign in to continue.'),
    reads: [],
  },
  {
    name: 'sign-in: the code',
    path: '/ui/signin',
    before: enterPassword,
    shows: heading('Multifactor Authentication Required'),
    reads: [],
  },
  {
    name: 'sign-in: the first authenticator',
    path: '/ui/signin',
    before: loseAuthenticator,
    shows: heading('Enter Authenticator Code Below:'),
    reads: ['createMfaToken'],
    waits: 'Preparing your code...',
    fails: "We couldn't prepare your code.",
  },
  { ...registration, name: 'registration: details', shows: heading('Create New Account') },
  {
    ...registration,
    name: 'registration: authenticator',
    before: enterDetails,
    shows: heading('Enter Authenticator Code Below:'),
  },
  {
    ...registration,
    name: 'registration: mailed code',
    before: confirmAuthenticator,
    shows: text(newcomer.email),
  },
  {
    name: 'password recovery: email',
    path: '/ui/passwordRecovery',
    shows: heading('Recover your password'),
    reads: [],
  },
  {
    name: 'password recovery: new password',
    path: '/ui/passwordRecovery',
    before: () => rememberRecoveryEmail(customer),
    shows: field('Code'),
    reads: [],
  },
];
