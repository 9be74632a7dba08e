import { z } from 'zod';
import { emailText } from './email-text.ts';

export const invalidEmail = 'MUST be a valid email address';

/** What registration and recovery ask alike. That both passwords match is the shop's to find. */
export const accountFields = {
  email: z.string().trim().min(1, 'Email address required').pipe(emailText(invalidEmail)),
  password: passwordText('Password'),
  vpassword: passwordText('Verify password'),
};

function passwordText(name: string) {
  return z.string().min(1, `${name} required`).min(8, `${name} must be at least 8 characters long`);
}
