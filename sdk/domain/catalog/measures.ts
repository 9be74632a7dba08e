/** A number, its thousands apart or not, and the unit or short word after it: `2.2 kW`, `1 000 Hz`. */
export const MEASURE = /\d{1,9}(?:[ .,]\d{1,9}){0,3} [^\s\d.,)]{1,5}\b/;

const everyMeasure = new RegExp(MEASURE, 'g');

/** For emails and PDFs: no line ends between a number and its unit. */
export function keepMeasures(text: string): string {
  return text.replaceAll(everyMeasure, (measure) => measure.replaceAll(' ', '\u00a0'));
}
