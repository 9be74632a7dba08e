/**
 * Widths of Helvetica in thousandths of its size, for common characters. All others are as wide as
 * a digit.
 */
const widths = new Map(
  Object.entries({
    " .,:;'()/ijlI1|": 278,
    '-frt': 333,
    '0123456789abdeghknopquL': 556,
    cksvxyzJ: 500,
    'ABEKPSVXY&': 667,
    CDHNRUw: 722,
    FTZ: 611,
    GOQ: 778,
    Mm: 833,
    W: 944,
    '×': 584,
    ø: 611,
  }).flatMap(([characters, width]) =>
    Array.from(characters, (one): [string, number] => [one, width]),
  ),
);

export function textWidth(text: string, size: number, bold: boolean): number {
  let width = 0;
  for (const character of text) width += widths.get(character) ?? 556;
  return (width / 1000) * size * (bold ? 1.06 : 1);
}
