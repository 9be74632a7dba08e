import { accountKinds } from './account-kinds.ts';
import type { EmailText } from './email-texts.ts';
import { orderKinds } from './order-kinds.ts';
import { subscriptionKinds } from './subscription-kinds.ts';
import { supportKinds } from './support-kinds.ts';

const kinds = { ...orderKinds, ...subscriptionKinds, ...supportKinds, ...accountKinds };

/** The emails whose subject and opening the shop can change. */
export type EmailKind = keyof typeof kinds;

/** The values that the texts of a kind may name. */
export type EmailValues<Kind extends EmailKind> = Record<
  keyof (typeof kinds)[Kind]['placeholders'],
  string
>;

/** All kinds with their original texts, in the order in which staff see them. */
export const emailKinds: Readonly<Record<EmailKind, EmailText>> = kinds;

/** The values that the texts of a kind may name, and what each of them is. */
export const placeholdersOf = (kind: EmailKind): EmailText['placeholders'] => ({
  ...emailKinds[kind].placeholders,
  shop: 'Name of the shop',
});

export const isEmailKind = (kind: string): kind is EmailKind => Object.hasOwn(emailKinds, kind);
