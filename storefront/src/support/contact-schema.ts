import { z } from 'zod';

const ADDRESS = 'Please enter an email address.';

const written = {
  name: z.string(),
  issue: z.string().trim().min(1, 'Please enter an issue').min(2, 'Must must be 2 characters long'),
  message: z
    .string()
    .trim()
    .min(1, 'Please type in your message')
    .min(5, 'Message must be at least 5 characters long'),
};

/** What visitors write; whoever is signed in need not say where to answer. */
export const visitorSchema = z.object({
  ...written,
  email: z.string().trim().pipe(z.email(ADDRESS)),
});

export const customerSchema = z.object({ ...written, email: z.string() });

export type ContactFields = z.output<typeof customerSchema>;

export const BLANK: ContactFields = { name: '', email: '', issue: '', message: '' };
