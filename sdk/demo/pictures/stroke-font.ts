import type { Vec2 } from './vector.ts';

/*
 * An engraver's alphabet: each glyph is drawn with single strokes on a grid 4 wide and 6 high,
 * so that no picture depends on the fonts of the machine that renders it.
 * Points are two digits (x, y); strokes are separated by spaces.
 */
const GLYPHS: Record<string, string> = {
  A: '0004264440 0242',
  B: '00063645443303 3342413000',
  C: '4536160501103041',
  D: '00062644422000',
  E: '46060040 0333',
  F: '460600 0333',
  G: '45361605011030414323',
  H: '0006 4640 0343',
  I: '2026',
  J: '4641301001',
  K: '0006 4603 1440',
  L: '060040',
  M: '0006234640',
  N: '00064046',
  O: '100105163645413010',
  P: '00063645443303',
  Q: '100105163645413010 2240',
  R: '00063645443303 2340',
  S: '453616050413334241301001',
  T: '0646 2620',
  U: '060110304146',
  V: '062046',
  W: '0610233046',
  X: '0046 0640',
  Y: '062346 2320',
  Z: '06460040',
  '0': '100105163645413010',
  '1': '152620 1030',
  '2': '05163645440040',
  '3': '05163645443313 334241301001',
  '4': '30360242',
  '5': '460603334241301001',
  '6': '4536160501103041423303',
  '7': '064610',
  '8': '13040516364544331302011030414233',
  '9': '0110304145361605041343',
  '.': '2021',
  ',': '2110',
  '-': '1333',
  '+': '1333 2224',
  '/': '0046',
  ':': '2122 2425',
  '(': '36242230',
  ')': '16242210',
  '%': '0046 0506 4140',
  '°': '1526352415',
  "'": '2624',
  '&': '400516262501102042',
  '×': '1133 1331',
  Ø: '100103143443413010 0044',
  '±': '1434 2325 1131',
  '=': '1232 1434',
  '—': '0343',
  '>': '153311',
  '#': '1016 3036 0242 0444',
  '·': '2324',
};
const WIDE = 4;
const HIGH = 6;
const ADVANCE = 5.8;

/** The strokes of a line of text as polylines, baseline at y = 0, `size` = height of capitals. */
export function strokes(text: string, size: number): Vec2[][] {
  const unit = size / HIGH;
  return Array.from(text.toUpperCase())
    .flatMap((char, i) =>
      (GLYPHS[char] ?? '').split(' ').map((stroke) => {
        const points: Vec2[] = [];
        for (let k = 0; k + 1 < stroke.length; k += 2) {
          const x = Number(stroke[k]);
          const y = Number(stroke[k + 1]);
          points.push([(i * ADVANCE + x) * unit, y * unit]);
        }
        return points;
      }),
    )
    .filter((points) => points.length > 1);
}

export function textWidth(text: string, size: number): number {
  const letters = Array.from(text).length;
  return letters === 0 ? 0 : ((letters * ADVANCE - (ADVANCE - WIDE)) * size) / HIGH;
}
