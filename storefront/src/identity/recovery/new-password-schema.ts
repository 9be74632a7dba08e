import { z } from 'zod';
import { accountFields } from '../account-fields.ts';
import { codeText } from '../code-text.ts';

export const newPasswordSchema = z.object({
  code: codeText('Recovery code required'),
  password: accountFields.password,
  vpassword: accountFields.vpassword,
});

export type NewPassword = z.infer<typeof newPasswordSchema>;
