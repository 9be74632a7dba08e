import { withAsciiDomain } from '@spindle/sdk/domain/identity/email-domain';
import { z } from 'zod';

const ascii = z.email();

/** Builds the schema of a typed email address, whose domain may be in any script. */
export const emailText = (message: string) =>
  z
    .string()
    .trim()
    .refine((address) => ascii.safeParse(withAsciiDomain(address)).success, message);
