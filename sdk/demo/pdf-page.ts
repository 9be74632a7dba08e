export type Font = 'regular' | 'bold' | 'mono';

const FONTS: Record<Font, { resource: string; base: string }> = {
  regular: { resource: 'F1', base: 'Helvetica' },
  bold: { resource: 'F2', base: 'Helvetica-Bold' },
  mono: { resource: 'F3', base: 'Courier-Bold' },
};

/** The current page and all previous ones. All units are points from the upper left corner. */
export interface PdfPage {
  text: (x: number, y: number, size: number, text: string, font?: Font) => void;
  /** Draws a filled black box. */
  box: (x: number, y: number, width: number, height: number) => void;
  /** Starts a new page. */
  next: () => void;
  /** Returns the pages as a PDF file, all in ASCII. */
  file: () => string;
}

export function pdfPage(width: number, height: number, title: string): PdfPage {
  let content: string[] = [];
  const pages = [content];
  const file = () =>
    assemble(
      { width, height, title },
      pages.map((one) => one.join('\n')),
    );
  return {
    text: (x, y, size, text, font = 'regular') =>
      content.push(
        `BT /${FONTS[font].resource} ${size} Tf ${num(x)} ${num(height - y)} Td ${literal(text)} Tj ET`,
      ),
    box: (x, y, boxWidth, boxHeight) =>
      content.push(
        `${num(x)} ${num(height - y - boxHeight)} ${num(boxWidth)} ${num(boxHeight)} re f`,
      ),
    next: () => {
      content = [];
      pages.push(content);
    },
    file,
  };
}

const num = (value: number) => String(Math.round(value * 1000) / 1000);

/** Letters that are not a base letter with an accent. */
const PLAIN = new Map(Object.entries({ Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Œ: 'OE', œ: 'oe', ı: 'i' }));

/**
 * Encodes a string in the one-byte encoding of the built-in fonts. Drops accents that it doesn't
 * support.
 */
function literal(text: string): string {
  const known = Array.from(text.normalize('NFC'), (character) => {
    if (isLatin(character)) return character;
    const plain = PLAIN.get(character) ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
    return isLatin(plain) ? plain : '?';
  }).join('');
  const escaped = known.replace(/[\\()]/g, '\\$&');
  return `(${escaped.replace(/[\u00a0-\u00ff]/g, octal)})`;
}

const octal = (character: string) => `\\${character.charCodeAt(0).toString(8)}`;

const isLatin = (text: string) => /^[ -~\u00a0-\u00ff]*$/.test(text);

interface Sheet {
  width: number;
  height: number;
  title: string;
}

function assemble({ width, height, title }: Sheet, contents: readonly string[]): string {
  const fonts = Object.values(FONTS);
  const references = fonts.map(({ resource }, at) => `/${resource} ${at + 4} 0 R`).join(' ');
  const pageAt = (at: number) => 4 + fonts.length + 2 * at;
  const kids = contents.map((_, at) => `${pageAt(at)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    `<< /Title ${literal(title)} >>`,
    ...fonts.map(
      ({ base }) =>
        `<< /Type /Font /Subtype /Type1 /BaseFont /${base} /Encoding /WinAnsiEncoding >>`,
    ),
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ` +
        `/Resources << /Font << ${references} >> >> /Contents ${pageAt(at) + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\n`;
  return `${body}${table}${trailer}startxref\n${body.length}\n%%EOF\n`;
}
