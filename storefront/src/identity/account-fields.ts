import { z } from 'zod';
import { withAsciiDomain } from '@spindle/sdk/domain/identity/email-domain';

/**
 * Returns the schema of a code. Emails and apps show codes in groups, so people often paste them
 * with spaces.
 */
export function codeText(missing: string) {
  return z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ''))
    .pipe(z.string().min(1, missing));
}

const ascii = z.email();

/** Builds the schema of an email address, whose domain may be in any script. */
export const emailText = (message: string) =>
  z
    .string()
    .trim()
    .refine((address) => ascii.safeParse(withAsciiDomain(address)).success, message);

export const invalidEmail = 'MUST be a valid email address';

/** Fields shared by registration and recovery. The server checks that both passwords match. */
export const accountFields = {
  email: z.string().trim().min(1, 'Email address required').pipe(emailText(invalidEmail)),
  password: passwordText('Password'),
  vpassword: passwordText('Verify password'),
};

function passwordText(name: string) {
  return z.string().min(1, `${name} required`).min(8, `${name} must be at least 8 characters long`);
}
