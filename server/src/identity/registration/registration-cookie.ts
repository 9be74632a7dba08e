import { attemptCookie } from '../mailed-code.ts';

/** The attempt this browser has begun. */
export const registrationCookie = attemptCookie('registration');
