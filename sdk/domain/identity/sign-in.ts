import { rejection } from '../rejection.ts';

export const credentialsWrong = rejection(
  'CREDENTIALS_NOT_RIGHT',
  'Please check your username and password and try again',
);
export const signedOut = "You're signed out.";
export const authenticatorExists = rejection(
  'HAS_AUTHENTICATOR',
  'Your account already has an authenticator or a passkey.',
);
export const scanCode = 'Scan the code with your authenticator app.';
export const signedIn = "You're signed in.";
export const signedInWithCodes = "You're signed in. Keep your recovery codes in a safe place.";
export const codeWrong = rejection(
  'CODE_NOT_RIGHT',
  'That code is wrong or was already used. Wait for the next code and try again.',
);
