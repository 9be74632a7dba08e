import type { InvalidField } from '../invalid-field.ts';
import { paragraph, SHOP_NAME, type Email, type EmailBlock } from '../mail/email.ts';
import { emailKinds, placeholdersOf, type EmailKind, type EmailValues } from './email-kinds.ts';

/** The texts of an email that the shop can change. */
export interface Wording {
  subject: string;
  opening: string;
}

/** Maximum lengths in characters, the same as in the contract. */
export const MAX_SUBJECT_LENGTH = 150;
export const MAX_OPENING_LENGTH = 2_000;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Fills in all values except the shop's name, which is filled in when the email is sent. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  const known: Readonly<Record<string, string>> = { ...values, shop: SHOP_NAME };
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => known[name.trim()] ?? whole);
}

/** Splits an opening at blank lines. A single line break is a space. */
const paragraphsOf = (opening: string, values: Readonly<Record<string, string>>): EmailBlock[] =>
  opening
    .split(/\n\s*\n/)
    .map((part) => fill(part, values).replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map(paragraph);

/** Returns an email with the original texts of its kind, followed by its own blocks. */
export const worded = <Kind extends EmailKind>(
  kind: Kind,
  values: EmailValues<Kind>,
  email: Pick<Email, 'greeting' | 'blocks'>,
): Email => compose(email, { kind, values, follow: email.blocks }, emailKinds[kind]);

/** Returns an email with other texts. One whose texts can't be changed stays as it is. */
export const reworded = (email: Email, text: Wording | undefined): Email =>
  text && email.worded ? compose(email, email.worded, text) : email;

function compose(
  { greeting }: Pick<Email, 'greeting'>,
  source: NonNullable<Email['worded']>,
  { subject, opening }: Wording,
): Email {
  const { values, follow } = source;
  return {
    subject: fill(subject, values),
    greeting,
    blocks: [...paragraphsOf(opening, values), ...follow],
    worded: source,
  };
}

/** Parses the texts that staff typed. Returns the invalid field if there is one. */
export function readWording(kind: EmailKind, typed: Wording): Wording | { invalid: InvalidField } {
  const text = {
    subject: typed.subject.trim(),
    opening: typed.opening.replaceAll('\r\n', '\n').trim(),
  };
  const placeholders = placeholdersOf(kind);
  for (const path of ['subject', 'opening'] as const) {
    const subject = `the ${path}`;
    if (text[path] === '') return { invalid: { path, subject, message: "can't be empty" } };
    const unknown = namesIn(text[path]).find((name) => !Object.hasOwn(placeholders, name));
    if (unknown === undefined) continue;
    const known = Object.keys(placeholders).map((name) => `{{${name}}}`);
    const message = `has an unknown placeholder: {{${unknown}}}. Use ${known.join(', ')}`;
    return { invalid: { path, subject, message } };
  }
  const missing = emailKinds[kind].required?.find((name) => !namesIn(text.subject).includes(name));
  if (missing === undefined) return text;
  const message = `must contain {{${missing}}}, by which replies are matched to their ticket`;
  return { invalid: { path: 'subject', subject: 'the subject', message } };
}

const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name.trim());
