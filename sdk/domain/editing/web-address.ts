/**
 * Returns whether a link entered by staff is a web page, so that it can't run script or open a
 * program.
 */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/**
 * Returns the link if it is a web page, else null. Protects against rows that reached the database
 * without validation.
 */
export function webAddress(text: string | null): string | null {
  return text !== null && isWebUrl(text) ? text : null;
}
