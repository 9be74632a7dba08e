import { rejection } from '../rejection.ts';

export const credentialsWrong = rejection(
  'CREDENTIALS_NOT_RIGHT',
  'Please check your username and password and try again',
);
export const signedOut = 'You are signed out.';
export const hasAuthenticator = rejection(
  'HAS_AUTHENTICATOR',
  'Your account has an authenticator or a passkey already.',
);
export const scanCode = 'Scan the code with your authenticator app.';
export const signedIn = 'You are signed in.';
export const signedInWithCodes = 'You are signed in. Keep your recovery codes in a safe place.';
export const codeWrong = rejection(
  'CODE_NOT_RIGHT',
  'The code is not right, or was used before. Wait for the next one and try again.',
);
