import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound, requireValid } from '@spindle/sdk/contract/failure';
import { emailKinds, isEmailKind, type EmailKind } from '@spindle/sdk/domain/emails/email-kinds';
import { sampleEmail } from '@spindle/sdk/domain/emails/sample-email';
import {
  emailReset,
  emailSaved,
  emailUnchanged,
  noteEmail,
  presentEmail,
  presentSavedEmail,
  previewOf,
  type EmailBrand,
} from '@spindle/sdk/domain/emails/saved-email';
import { readWording, type Wording } from '@spindle/sdk/domain/emails/wording';
import { namesOf } from '@spindle/sdk/domain/fields';
import { changedSinceLoaded, noSuch } from '@spindle/sdk/domain/records';
import { presentDone } from '@spindle/sdk/domain/rejection';
import type { components } from '@spindle/sdk/schema';
import { recordStaffAction, type StaffWrite } from '../audit/record-audit.ts';
import { lockByName } from '../database/lock-by-name.ts';
import { EmailText } from './email-text.entity.ts';

type Schemas = components['schemas'];

/** Lists all kinds of emails whose texts can be changed. */
export async function listEmails(em: EntityManager): Promise<Schemas['EmailText'][]> {
  const saved = new Map((await em.find(EmailText, {})).map((text) => [text.kind, text]));
  return namesOf(emailKinds).map((kind) => presentEmail(kind, saved.get(kind) ?? null));
}

/**
 * Saves the texts of one kind.
 * @throws Failure 400 for an unknown placeholder, 404 for an unknown kind
 */
export async function saveEmail(
  call: StaffWrite,
  kind: string,
  { version, ...typed }: Wording & { version?: number },
): Promise<Schemas['EmailTextReply']> {
  const known = requireKind(kind);
  const text = requireValid(readWording(known, typed));
  return call.em.transactional(async (tx) => {
    await lockEmails(tx);
    const saved = await tx.findOne(EmailText, { kind });
    if (version !== undefined && version !== (saved?.version ?? 0)) {
      return presentSavedEmail(presentEmail(known, saved), changedSinceLoaded('email'));
    }
    const before = saved && { subject: saved.subject, opening: saved.opening };
    const fields = { ...text, updatedAt: call.now };
    const after = saved ? tx.assign(saved, fields) : tx.create(EmailText, { kind, ...fields });
    recordStaffAction(tx, call, noteEmail(known, { before, after }));
    await tx.flush();
    return presentSavedEmail(presentEmail(known, after), emailSaved);
  });
}

/**
 * Restores the original texts of one kind.
 * @throws Failure 404 for an unknown kind
 */
export async function resetEmail(call: StaffWrite, kind: string): Promise<Schemas['Result']> {
  const known = requireKind(kind);
  return call.em.transactional(async (tx) => {
    await lockEmails(tx);
    const saved = await tx.findOne(EmailText, { kind });
    if (saved === null) return presentDone(emailUnchanged);
    tx.remove(saved);
    recordStaffAction(tx, call, noteEmail(known, { before: saved, after: null }));
    return presentDone(emailReset);
  });
}

/**
 * Renders texts that aren't saved, on a made-up order.
 * @throws Failure 400 for an unknown placeholder, 404 for an unknown kind
 */
export function previewEmail(
  kind: string,
  typed: Wording,
  sample: Parameters<typeof sampleEmail>[1],
  brand: EmailBrand,
): Schemas['EmailPreview'] {
  const known = requireKind(kind);
  const text = requireValid(readWording(known, typed));
  return previewOf(sampleEmail(known, sample), text, brand);
}

/** Held until the transaction ends, so that a row isn't created twice. */
const lockEmails = (tx: EntityManager) => lockByName(tx, 'emails');

function requireKind(kind: string): EmailKind {
  if (!isEmailKind(kind)) throw notFound(noSuch('email'));
  return kind;
}
