import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

const archivo = {
  regular: import.meta.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf'),
};
const dejavu = {
  regular: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

/** What Archivo is sure to have: Latin letters with all their accents, and common signs. */
const inArchivo = /^[\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac]*$/;

// figures of one width, so that they stand in columns
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

/** In points, from the upper left corner; Letter. */
export const PAGE = { width: 612, height: 792, margin: 54, bottom: 72 } as const;
export const INNER_WIDTH = PAGE.width - 2 * PAGE.margin;
export const INK = '#1c1f22';
export const QUIET = '#5c6269';
const RULE = '#c9ccc8';

export interface TextStyle {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
  width?: number;
}

export type Pdf = InstanceType<typeof PDFDocument>;

declare global {
  namespace PDFKit {
    namespace Mixins {
      /** What the types of the library do not have yet. */
      interface StructureElementOptions {
        scope?: 'Column' | 'Row';
      }
    }
  }
}

export interface DocumentFacts {
  title: string;
  author: string;
  /** Stands in the file, which is the same whenever it is drawn. */
  created: Date;
  /** Width and height in points; `PAGE` where it does not say. */
  size?: [number, number];
}

/** A document for people who read with their ears as well: tagged, titled, in English. */
export function openPdf({ title, author, created, size }: DocumentFacts): Pdf {
  return new PDFDocument({
    size: size ?? [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    font: fileURLToPath(archivo.regular),
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, CreationDate: created },
  });
}

/** Chooses how the next text looks. Answers what to give the library along with it. */
function styled(pdf: Pdf, text: string, style: TextStyle) {
  const { size = 9, bold = false, color = INK, align = 'left', width = INNER_WIDTH } = style;
  // the shop's own typeface, and for what it does not have, one that knows many scripts
  const family = inArchivo.test(text) ? archivo : dejavu;
  pdf.font(fileURLToPath(family[bold ? 'bold' : 'regular']));
  pdf.fontSize(size).fillColor(color);
  return { width, align, lineGap: 2, features: FEATURES };
}

export function heightOf(pdf: Pdf, text: string, style: TextStyle): number {
  return pdf.heightOfString(text === '' ? ' ' : text, styled(pdf, text, style));
}

export function write(
  pdf: Pdf,
  text: string,
  at: { x: number; y: number },
  style: TextStyle,
): void {
  if (text !== '') pdf.text(text, at.x, at.y, styled(pdf, text, style));
}

/** Lines that say nothing: readers pass over them. */
export function rule(
  pdf: Pdf,
  y: number,
  line: { x?: number; width?: number; color?: string } = {},
): void {
  const { x = PAGE.margin, width = INNER_WIDTH, color = RULE } = line;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(color)
    .stroke();
  pdf.endMarkedContent();
}
