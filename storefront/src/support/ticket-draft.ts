import { z } from 'zod';
import { BLANK, type ContactFields } from './contact-schema.ts';

const KEY = 'support-draft';

const draftSchema = z.object({
  /** The email of the user who was signed in, or null for a visitor. */
  by: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  issue: z.string(),
  message: z.string(),
});

/**
 * Returns what was typed in this tab but not sent, so that a reload loses nothing. A signed-in
 * user's draft is shown to nobody else.
 */
export function readDraft(who: string | null): ContactFields | null {
  const draft = draftSchema.safeParse(storedDraft());
  if (!draft.success) return null;
  const { by, ...fields } = draft.data;
  return by === null || by === who ? fields : null;
}

export function saveDraft(who: string | null, fields: Partial<ContactFields>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ by: who, ...BLANK, ...fields }));
}

export function clearDraft(): void {
  sessionStorage.removeItem(KEY);
}

function storedDraft(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}
