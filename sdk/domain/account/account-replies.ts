import { rejection } from '../rejection.ts';

/** Messages about changes that customers make to their account. */

export const nameTooShort = 'Please enter your first and last name.';
export const nameChanged = 'Your name was changed.';
export const noProof = rejection(
  'CODE_NOT_RIGHT',
  'The code is not right, or was used before. Wait for the next one of your authenticator; a recovery code does not count here.',
);
export const passwordChanged = 'Your password was changed. Other devices were signed out.';
export const oldPasswordWrong = rejection(
  'PASSWORD_NOT_RIGHT',
  'The old password is not right. Please check it and try again.',
);
export const proven = 'Thank you. You can go on.';
export const authenticatorChanged =
  'Your authenticator was changed. Other devices were signed out.';
export const newCodeWrong = rejection(
  'CODE_NOT_RIGHT',
  'The code is not right. Enter the one your new authenticator shows now.',
);
export const nothingToConfirm = rejection(
  'START_AGAIN',
  'The time to confirm your new authenticator is over. Please start again.',
);
export const codesRenewed = 'Keep these codes in a safe place. Your earlier ones no longer work.';
export const scanNew = 'Scan the code with your new authenticator, then enter the code it shows.';

const MIN_LENGTH = 2;

/**
 * Returns the errors, by field, for names that are too short. The names must already be trimmed.
 */
export const shortNames = (names: { firstName: string; lastName: string }) =>
  Object.entries(names)
    .filter(([, name]) => name.length < MIN_LENGTH)
    .map(([path]) => ({ path, message: `needs at least ${MIN_LENGTH} letters` }));
