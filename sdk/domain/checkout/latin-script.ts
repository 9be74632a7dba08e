import type { InvalidField } from '../invalid-field.ts';

/** Characters carriers can print: Latin letters with accents, digits and punctuation. */
const latin = /^[\u0020-\u024F\u1E00-\u1EFF\u2010-\u2027\u2032\u2033]*$/u;

/** In the order of the address form. */
const printedFields = [
  'name',
  'company',
  'address',
  'address2',
  'city',
  'state',
  'zip',
  'phone',
] as const;

type PrintedFields = { [Field in (typeof printedFields)[number]]?: string | null | undefined };

export const isLatin = (text: string) => latin.test(text.normalize('NFC'));

/** Returns the errors of address fields that carriers can't print. */
export const notLatin = (address: PrintedFields): Pick<InvalidField, 'path' | 'message'>[] =>
  printedFields.flatMap((path) =>
    isLatin(address[path] ?? '') ? [] : [{ path, message: latinOnly }],
  );

const latinOnly = "must be in Latin letters because the carrier can't print other scripts.";

/** The same error for the account's name, which is printed if the address has no name. */
export const nameNotLatin = {
  path: 'name',
  message: "is required in Latin letters because the carrier can't print the name on your account.",
};
