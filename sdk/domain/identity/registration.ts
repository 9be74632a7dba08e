import { rejection } from '../rejection.ts';

export const registrationClosed = rejection(
  'REGISTRATION_CLOSED',
  'Registration is closed at this time. Please try again later...',
);
export const accountReady = 'Your account is ready. Keep these codes in a safe place.';
export const codeSent = 'A code was sent moments ago. It may take a minute to arrive.';
export const startAgain = rejection(
  'START_AGAIN',
  'This registration has ended, or was begun in another browser. Please start again.',
);
export const codeMailed = (validity: string) => `We mailed a code to you. ${validity}`;
export const doneBefore = rejection(
  'DONE_BEFORE',
  'This was done before. Reload the page to go on with our mail.',
);
export const tooManyGuesses = rejection(
  'TOO_MANY_WRONG_CODES',
  'Too many wrong codes. Please start again.',
);
export const authenticatorCodeWrong = rejection(
  'CODE_NOT_RIGHT',
  'The code is not right. Wait for the next one and try again.',
);
export const tooManyMailedGuesses = rejection(
  'TOO_MANY_WRONG_CODES',
  'Too many wrong codes. Please ask for a new code.',
);
export const mailedCodeWrong = rejection(
  'CODE_NOT_RIGHT',
  'The code is not right. Use the one in our latest mail.',
);
