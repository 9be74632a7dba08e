import { enterEmail, enterIssue, enterMessage } from '@spindle/sdk/domain/support/read-ticket-form';
import { z } from 'zod';
import { invalidEmail, emailText } from '../identity/account-fields.ts';

const written = {
  name: z.string(),
  issue: z.string().trim().min(1, enterIssue).min(2, 'Must must be 2 characters long'),
  message: z
    .string()
    .trim()
    .min(1, enterMessage)
    .min(5, 'Message must be at least 5 characters long'),
};

/** What visitors enter. Signed-in users don't need to say where to reply. */
export const visitorSchema = z.object({
  ...written,
  email: z.string().trim().min(1, enterEmail).pipe(emailText(invalidEmail)),
});

export const customerSchema = z.object({ ...written, email: z.string() });

export type ContactFields = z.output<typeof customerSchema>;

export const BLANK: ContactFields = { name: '', email: '', issue: '', message: '' };
