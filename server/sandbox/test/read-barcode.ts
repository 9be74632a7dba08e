import { code128 } from '../easypost/labels/code128.ts';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** The widths of each symbol, taken from texts that contain it at a known position. */
const symbols = new Map([
  ...printable.map((text, value) => [code128(text).slice(6, 12).join(''), value] as const),
  ...Array.from({ length: 100 }, (_, value) => {
    const pair = String(value).padStart(2, '0');
    return [code128(pair).slice(6, 12).join(''), value] as const;
  }),
]);

/** Reads the Code 128 in a label's PDF by the positions of its bars, as a scanner does. */
export function readBarcode(pdf: string): string {
  const bars = [...pdf.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re f$/gm)]
    .map(([, x, , width, height]) => ({
      x: Number(x),
      width: Number(width),
      height: Number(height),
    }))
    .filter(({ height }) => height === 66);
  const [first] = bars;
  if (!first) throw new Error('no bars');
  // Every start symbol begins with a bar of two modules.
  const module = first.width / 2;
  const widths = bars.flatMap(({ x, width }, index) => {
    const next = bars[index + 1];
    return next ? [width, next.x - x - width] : [width];
  });
  const modules = widths.map((width) => Math.round(width / module));
  const found = Array.from({ length: (modules.length - 7) / 6 }, (_, index) =>
    modules.slice(index * 6, index * 6 + 6).join(''),
  );
  const paired = found[0] === '211232';
  const values = found.slice(1, -1).map((symbol) => symbols.get(symbol) ?? Number.NaN);
  return values
    .map((value) => (paired ? String(value).padStart(2, '0') : printable[value]))
    .join('');
}
