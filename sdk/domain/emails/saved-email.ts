import type { components } from '../../src/schema.d.ts';
import { withShopName, type Email } from '../mail/email.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { presentDone, presentRejection, type Rejection } from '../rejection.ts';
import { renderEmail, type EmailLook } from '../mail/render-email.ts';
import { emailKinds, placeholdersOf, type EmailKind } from './email-kinds.ts';
import { reworded, type Wording } from './wording.ts';

type Schemas = components['schemas'];

/** The shop's own texts of one kind, as stored. */
export interface SavedWording extends Wording {
  version: number;
}

export const emailSaved = 'Email saved.';
export const emailReset = 'Original text restored.';
export const emailUnchanged = 'This email already has its original text.';

/** Returns one kind of email with its current and original texts. */
export function presentEmail(kind: EmailKind, saved: SavedWording | null): Schemas['EmailText'] {
  const { name, subject, opening } = emailKinds[kind];
  return {
    kind,
    name,
    subject: saved?.subject ?? subject,
    opening: saved?.opening ?? opening,
    defaultSubject: subject,
    defaultOpening: opening,
    placeholders: Object.keys(placeholdersOf(kind)),
    changed: saved !== null,
    version: saved?.version ?? 0,
  };
}

/** Returns the reply to saving an email, or to a rejected attempt. */
export const presentSavedEmail = (
  EmailText: Schemas['EmailText'],
  result: Rejection | string,
): Schemas['EmailTextReply'] =>
  typeof result === 'string'
    ? { ...presentDone(result), EmailText }
    : { ...presentRejection(result), EmailText };

/** Returns whether the texts are the original ones. */
export const isOriginal = (kind: EmailKind, { subject, opening }: Wording): boolean =>
  subject === emailKinds[kind].subject && opening === emailKinds[kind].opening;

/** Returns the audit entry for new texts. Null means that the email has its original texts. */
export const noteEmail = (
  kind: EmailKind,
  { before, after }: Record<'before' | 'after', Wording | null>,
) => ({
  action: `emails.${after === null ? 'reset' : 'update'}-email`,
  subject: `email ${kind}`,
  before: before && { subject: before.subject, opening: before.opening },
  after: after && { subject: after.subject, opening: after.opening },
});

/** The shop's settings that emails show. */
export interface EmailBrand extends EmailLook {
  name: string;
}

/** Returns the settings that emails show, with the logo's absolute URL. */
export const emailBrand = (
  { name, logo, accentColor }: EmailBrand,
  { publicUrl, cdnBase }: { publicUrl: string; cdnBase: string },
): EmailBrand => ({
  name,
  accentColor,
  logo: logo === null ? null : new URL(`${cdnBase}/${logo}`, publicUrl).href,
});

/** Renders an email as it is sent. */
export function renderSent(email: Email, brand: EmailBrand): Schemas['EmailPreview'] {
  const { name: shopName } = brand;
  const { subject, html, text } = renderEmail(email, brand);
  return {
    subject: withShopName(subject, shopName),
    html: withShopName(html, escapeHtml(shopName)),
    text: withShopName(text, shopName),
  };
}

/** Renders an email with texts that aren't saved. */
export const previewOf = (sample: Email, text: Wording, brand: EmailBrand) =>
  renderSent(reworded(sample, text), brand);
