/** Whether a link of staff leads to a web page, and to nothing that runs or opens a program. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/** The link where it leads to a web page; for rows that came into the database on another way. */
export function webAddress(text: string | null): string | null {
  return text !== null && isWebAddress(text) ? text : null;
}
