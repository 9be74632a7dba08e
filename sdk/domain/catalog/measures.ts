/**
 * Matches a number, with or without thousands separators, and the unit or short word after it: `2.2
 * kW`, `1 000 Hz`. Doesn't match the end of a part's name, as in `ER20 water-cooled`, or of a time,
 * as in `12:22 AM`.
 */
export const MEASURE = /(?<![\w:])\d{1,9}(?:[ .,]\d{1,9}){0,3} [^\s\d.,)]{1,5}\b/;

const everyMeasure = new RegExp(MEASURE, 'g');

/** Keeps a number and its unit on one line in emails and PDFs. */
export function keepUnitsTogether(text: string): string {
  return text.replaceAll(everyMeasure, (measure) => measure.replaceAll(' ', '\u00a0'));
}
