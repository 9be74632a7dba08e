import { z } from 'zod';
import { accountFields } from '../account-fields.ts';

export const detailsSchema = z.object({
  email: accountFields.email,
  password: accountFields.password,
  vpassword: accountFields.vpassword,
  firstName: nameText('First Name'),
  lastName: nameText('Last name'),
});

export type Details = z.infer<typeof detailsSchema>;

function nameText(name: string) {
  return z
    .string()
    .trim()
    .min(1, `${name} is required`)
    .min(2, `${name} must be at least 2 characters long`);
}
