import type { Handlers } from '../contract/handlers.ts';
import { listEmails, previewEmail, resetEmail, saveEmail } from './edit-emails.ts';

export const emails = {
  listEmails: async ({ em }) => ({ emails: await listEmails(em) }),
  saveEmail: (call) => saveEmail(call, call.params.kind, call.body),
  resetEmail: (call) => resetEmail(call, call.params.kind),
  previewEmail({ services: { config }, params, body, now }) {
    const { publicUrl, business } = config;
    const sample = { publicUrl, timeZone: business.timeZone, now };
    return previewEmail(params.kind, body, sample, business.brand.name);
  },
} satisfies Partial<Handlers>;
