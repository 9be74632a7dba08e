/** Records that a typed text may name before it is too short to list what it finds. */
export const MOST_NAMED = 2_000;

/** Said of such a text in place of a list. */
export const tooManyFit = (text: string) =>
  `“${text}” fits too many. Type more of it: the whole name, the e-mail address or the number.`;
