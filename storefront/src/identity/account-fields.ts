import { z } from 'zod';
import { withAsciiDomain } from '@spindle/sdk/domain/identity/email-domain';

/** A code as it is sent: mails and apps show codes in groups, and so they are often pasted. */
export function codeText(missing: string) {
  return z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ''))
    .pipe(z.string().min(1, missing));
}

const ascii = z.email();

/** Builds the schema of a typed email address, whose domain may be in any script. */
export const emailText = (message: string) =>
  z
    .string()
    .trim()
    .refine((address) => ascii.safeParse(withAsciiDomain(address)).success, message);

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
