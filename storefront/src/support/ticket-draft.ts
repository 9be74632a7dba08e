import { z } from 'zod';
import { BLANK, type ContactFields } from './contact-schema.ts';

const KEY = 'support-draft';

const draftSchema = z.object({
  /** The e-mail address of who was signed in; null: a visitor. */
  by: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  issue: z.string(),
  message: z.string(),
});

/**
 * What was typed in this tab and not sent, so that a reload loses nothing. What somebody wrote while
 * signed in is shown to nobody else.
 */
export function readDraft(who: string | null): ContactFields | null {
  const draft = draftSchema.safeParse(storedDraft());
  if (!draft.success) return null;
  const { by, ...fields } = draft.data;
  return by === null || by === who ? fields : null;
}

export function keepDraft(who: string | null, fields: Partial<ContactFields>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ by: who, ...BLANK, ...fields }));
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}

function storedDraft(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}
