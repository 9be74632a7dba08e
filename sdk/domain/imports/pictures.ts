/** Attempts to fetch a picture from a server that doesn't respond. */
export const MAX_PICTURE_TRIES = 3;

const reasons = {
  NOT_ALLOWED: 'The address is not public.',
  NOT_FOUND: 'The picture was not found.',
  TOO_LARGE: 'The picture is larger than 10 MB.',
  NO_ANSWER: "The picture's server doesn't respond.",
} as const;

export const pictureFailure = (failed: keyof typeof reasons): string => reasons[failed];

/** Says at a row which of its pictures are missing, and why. */
export const picturesMissing = (
  failed: readonly { url: string; reason: string | null }[],
): string => failed.map(({ url, reason }) => `Picture ${url}: ${reason ?? ''}`.trim()).join(' ');

export const rowNotImported = 'The row was not imported.';

/** Returns the name of an item's next picture. */
export function pictureName(names: ReadonlySet<string>): string {
  let number = 2;
  while (names.has(`Picture ${number}`)) number += 1;
  return `Picture ${number}`;
}
