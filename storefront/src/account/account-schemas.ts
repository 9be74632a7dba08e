import { z } from 'zod';

export const nameSchema = z.object({
  firstName: z
    .string()
    .trim()
    .min(1, 'First name is required')
    .min(2, 'First name must be 2 characters long'),
  lastName: z
    .string()
    .trim()
    .min(1, 'Last name is required.')
    .min(2, 'Last name must be 2 characters long.'),
});

const TOO_SHORT = 'Password must be 8 characters long';

/** The server checks that both new passwords match. */
export const passwordSchema = z.object({
  oldPassword: z.string().min(1, 'Current password is required'),
  password: z.string().min(1, 'Password is required').min(8, TOO_SHORT),
  vpassword: z.string().min(1, 'Please repeat your password').min(8, TOO_SHORT),
});
