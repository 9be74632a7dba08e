import { rejection } from '../rejection.ts';
import { recoveryCodeValidity } from './mailed-codes.ts';

export const recoveryRequested = `If there is an account with this e-mail address, a code is on its way to it. ${recoveryCodeValidity} If none comes, ask again after a minute.`;
export const recoveryRequestedBefore =
  'A code was asked for a moment ago, and no other was sent. If there is an account with this e-mail address, use the code in our latest mail, or ask again in a minute.';
export const recoveryCodeWrong = rejection(
  'CODE_NOT_RIGHT',
  'The code is not right, or no longer good. Use the one in our latest mail, or ask for a new one.',
);
export const passwordSet = 'Your new password is set. Please sign in with it.';
