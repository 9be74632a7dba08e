import { rejection } from '../rejection.ts';

/** Messages about changes that customers make to their account. */

export const nameTooShort = 'Please enter your first and last name.';
export const nameChanged = 'Name changed.';
export const noProof = rejection(
  'CODE_NOT_RIGHT',
  "That code is wrong or was already used. Wait for the next code from your authenticator. You can't use a recovery code here.",
);
export const passwordChanged = 'Password changed. We signed out your other devices.';
export const oldPasswordWrong = rejection(
  'PASSWORD_NOT_RIGHT',
  'Your current password is wrong. Check it and try again.',
);
export const proven = 'Identity confirmed.';
export const authenticatorChanged = 'Authenticator changed. We signed out your other devices.';
export const newCodeWrong = rejection(
  'CODE_NOT_RIGHT',
  'That code is wrong. Enter the current code from your new authenticator.',
);
export const nothingToConfirm = rejection(
  'START_AGAIN',
  'Your authenticator setup has expired. Start over.',
);
export const codesRenewed = 'Keep these codes in a safe place. Your old codes no longer work.';
export const scanNew =
  'Scan the QR code with your new authenticator, then enter the code it shows.';

const MIN_LENGTH = 2;

/** Returns the field errors of names that are too short. Names must already be trimmed. */
export const shortNames = (names: { firstName: string; lastName: string }) =>
  Object.entries(names)
    .filter(([, name]) => name.length < MIN_LENGTH)
    .map(([path]) => ({ path, message: `must have at least ${MIN_LENGTH} letters` }));
