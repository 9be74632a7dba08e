import { rejection } from '../rejection.ts';

export const registrationClosed = rejection(
  'REGISTRATION_CLOSED',
  'Registration is closed at this time. Please try again later...',
);
export const accountReady = 'Your account is ready. Keep these codes in a safe place.';
export const codeSent = 'We just sent a code. It may take a minute to arrive.';
export const startAgain = rejection(
  'START_AGAIN',
  'This registration has expired or was started in another browser. Start over.',
);
export const codeMailed = (validity: string) => `We emailed you a code. ${validity}`;
export const doneBefore = rejection(
  'DONE_BEFORE',
  "You've already completed this step. Reload the page, then continue with the email we sent you.",
);
export const tooManyGuesses = rejection(
  'TOO_MANY_WRONG_CODES',
  'Too many wrong codes. Start over.',
);
export const authenticatorCodeWrong = rejection(
  'CODE_NOT_RIGHT',
  'That code is wrong. Wait for the next code and try again.',
);
export const tooManyMailedGuesses = rejection(
  'TOO_MANY_WRONG_CODES',
  'Too many wrong codes. Request a new code.',
);
export const mailedCodeWrong = rejection(
  'CODE_NOT_RIGHT',
  'That code is wrong. Use the code in our latest email.',
);
