/**
 * Returns whether a link entered by staff is a web page. Other links could run scripts or open
 * programs.
 */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/**
 * Returns the link if it is a web page, or else null. Guards against rows that were stored without
 * validation.
 */
export function webAddress(text: string | null): string | null {
  return text !== null && isWebUrl(text) ? text : null;
}
