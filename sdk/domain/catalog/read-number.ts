/** A number at the start of a text, with the index after it. */
export interface ParsedNumber {
  number: number;
  end: number;
}

const SPACE = '[ \\u00a0\\u2009\\u202f]';
/** Another digit, or a point and a digit, would make it a different number. */
const NO_MORE = '(?!\\d|[.,]\\d)';
const spaces = new RegExp(SPACE, 'g');
const digits = '\\d{1,15}';

/** Tried in this order. Each pattern looks at a bounded number of characters. */
const shapes: readonly { pattern: RegExp; value: (found: string[]) => number | undefined }[] = [
  {
    // 1 1/4, 1-1/4
    pattern: new RegExp(`(\\d{1,6})(?:${SPACE}|-)(\\d{1,6})/(\\d{1,6})${NO_MORE}`, 'y'),
    value: ([whole, over, under]) =>
      Number(over) < Number(under) ? Number(whole) + Number(over) / Number(under) : undefined,
  },
  {
    // 1/4, but not the `1/min` in `6000 1/min`
    pattern: new RegExp(`(\\d{1,6})/(\\d{1,6})${NO_MORE}`, 'y'),
    value: ([over, under]) => (Number(under) > 0 ? Number(over) / Number(under) : undefined),
  },
  {
    // 24 000, 24 000.5
    pattern: new RegExp(`(\\d{1,3}(?:${SPACE}\\d{3}){1,4}(?:\\.\\d{1,12})?)${NO_MORE}`, 'y'),
    value: ([number = '']) => Number(number.replaceAll(spaces, '')),
  },
  {
    // 24,000
    pattern: new RegExp(`([1-9]\\d{0,2}(?:,\\d{3}){1,4}(?:\\.\\d{1,12})?)${NO_MORE}`, 'y'),
    value: ([number = '']) => Number(number.replaceAll(',', '')),
  },
  {
    // 2.2, or 2,2 with a decimal comma
    pattern: new RegExp(`(${digits}(?:[.,]\\d{1,12})?|\\.\\d{1,12})${NO_MORE}`, 'y'),
    value: ([number = '']) => Number(number.replace(',', '.')),
  },
];

/** Parses the number that begins at `start`, or returns undefined. */
export function readNumber(text: string, start: number): ParsedNumber | undefined {
  const signed = /[+\-−]/y;
  signed.lastIndex = start;
  const sign = signed.exec(text)?.[0];
  const from = start + (sign?.length ?? 0);
  for (const { pattern, value } of shapes) {
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    const number = found && value(found.slice(1));
    if (found === null || number === null || number === undefined) continue;
    const minus = sign === '-' || sign === '−';
    return { number: minus && number !== 0 ? -number : number, end: from + found[0].length };
  }
  return undefined;
}
