import { z } from 'zod';

/** A code as it is sent: mails and apps show codes in groups, and so they are often pasted. */
export function codeText(missing: string) {
  return z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ''))
    .pipe(z.string().min(1, missing));
}
