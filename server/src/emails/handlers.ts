import { emailBrand } from '@spindle/sdk/domain/emails/saved-email';
import type { Handlers } from '../contract/handlers.ts';
import { listEmails, previewEmail, resetEmail, saveEmail } from './edit-emails.ts';

export const emails = {
  listEmails: async ({ em }) => ({ emails: await listEmails(em) }),
  saveEmail: (call) => saveEmail(call, call.params.kind, call.body),
  resetEmail: (call) => resetEmail(call, call.params.kind),
  previewEmail({ services: { config }, params, body, now }) {
    const { publicUrl, business, frontEnd } = config;
    const sample = { publicUrl, timeZone: business.timeZone, now };
    const { cdnBase } = frontEnd;
    const brand = emailBrand(business.brand, { publicUrl, cdnBase });
    return previewEmail(params.kind, body, sample, brand);
  },
} satisfies Partial<Handlers>;
