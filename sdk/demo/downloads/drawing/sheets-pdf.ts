import { deflateSync } from 'node:zlib';
import type { Mark, Point, Sheet } from './mark.ts';
import { textWidth } from './text-width.ts';

const MM = 72 / 25.4;
const HALF_CIRCLE = 0.5522848;

/** Renders the sheets as one PDF, one per page. */
export function sheetsPdf(title: string, sheets: readonly Sheet[]): Buffer {
  const fontsAt = 3 + sheets.length * 2;
  const kids = sheets.map((_, index) => `${3 + index * 2} 0 R`).join(' ');
  const objects: Buffer[] = [
    latin1('<< /Type /Catalog /Pages 2 0 R >>'),
    latin1(`<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`),
    ...sheets.flatMap((sheet, index) => [
      latin1(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${num(sheet.width * MM)} ${num(sheet.height * MM)}] ` +
          `/Resources << /Font << /F1 ${fontsAt} 0 R /F2 ${fontsAt + 1} 0 R >> >> /Contents ${4 + index * 2} 0 R >>`,
      ),
      content(sheet),
    ]),
    ...['Helvetica', 'Helvetica-Bold'].map((font) =>
      latin1(`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`),
    ),
    latin1(`<< /Title ${literal(title)} >>`),
  ];
  return assemble(objects);
}

function content(sheet: Sheet): Buffer {
  const drawn = ['1 J 1 j', ...sheet.marks.map((mark) => draw(mark, sheet.height))].join('\n');
  const packed = deflateSync(latin1(drawn));
  const head = `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([latin1(head), packed, latin1('\nendstream')]);
}

function draw(mark: Mark, height: number): string {
  const at = ([x, y]: Point) => `${num(x * MM)} ${num((height - y) * MM)}`;
  if (mark.kind === 'line') {
    const [first = [0, 0], ...rest] = mark.points;
    const dash = mark.dashed === true ? '[8.5 4.3] 0 d' : '[] 0 d';
    return `${num(mark.weight * MM)} w ${dash} ${at(first)} m ${rest.map((point) => `${at(point)} l`).join(' ')} S`;
  }
  if (mark.kind === 'circle') return circle(mark, at);
  const { size, text, align = 'start', bold = false, upright = false } = mark;
  const back = textWidth(text, size, bold) * { start: 0, middle: 0.5, end: 1 }[align];
  const [x, y] = mark.at;
  const start = at(upright ? [x, y + back] : [x - back, y]);
  const turn = upright ? '0 1 -1 0' : '1 0 0 1';
  return `BT /${bold ? 'F2' : 'F1'} ${num(size * MM)} Tf ${turn} ${start} Tm ${literal(text)} Tj ET`;
}

function circle(
  { at: [x, y], radius: r, weight }: Extract<Mark, { kind: 'circle' }>,
  at: (point: Point) => string,
): string {
  const k = r * HALF_CIRCLE;
  const quarters: Point[][] = [
    [
      [x + r, y - k],
      [x + k, y - r],
      [x, y - r],
    ],
    [
      [x - k, y - r],
      [x - r, y - k],
      [x - r, y],
    ],
    [
      [x - r, y + k],
      [x - k, y + r],
      [x, y + r],
    ],
    [
      [x + k, y + r],
      [x + r, y + k],
      [x + r, y],
    ],
  ];
  const curves = quarters.map((points) => `${points.map(at).join(' ')} c`).join(' ');
  return `${num(weight * MM)} w [] 0 d ${at([x + r, y])} m ${curves} S`;
}

function assemble(objects: readonly Buffer[]): Buffer {
  const parts = [latin1('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n')];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const whole = Buffer.concat([latin1(`${index + 1} 0 obj\n`), object, latin1('\nendobj\n')]);
    parts.push(whole);
    length += whole.length;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  parts.push(
    latin1(
      `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}` +
        `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const num = (value: number) => String(Math.round(value * 1000) / 1000);

/** The built-in fonts only support Latin-1. */
function literal(text: string): string {
  const known = text
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[^ -~\u00a0-\u00ff]/g, '?');
  return `(${known.replaceAll(/[\\()]/g, String.raw`\$&`)})`;
}
