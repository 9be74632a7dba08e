import { keepUnitsTogether } from '@spindle/sdk/domain/catalog/measures';
import PDFDocument from 'pdfkit';
import { fontPath, fontRuns, type FontRun } from './fonts.ts';

// tabular figures, so that digits align in columns
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

/** US Letter, in points from the upper left corner. */
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
      /** Options missing from the library's types. */
      interface StructureElementOptions {
        scope?: 'Column' | 'Row';
      }
    }
  }
}

export interface DocumentFacts {
  title: string;
  author: string;
  /** Written into the file. The value must not depend on when the file is drawn. */
  created: Date;
  /** Width and height in points; `PAGE` if undefined. */
  size?: [number, number];
}

/** Creates a PDF that is accessible to screen readers: tagged, titled, in English. */
export function openPdf({ title, author, created, size }: DocumentFacts): Pdf {
  return new PDFDocument({
    size: size ?? [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    font: fontPath('archivo', 'regular'),
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, CreationDate: created },
  });
}

/**
 * Sets the font, size and color of the next text. Returns the options to pass to the library with
 * that text.
 */
function styled(pdf: Pdf, { font }: FontRun, style: TextStyle) {
  const { size = 9, color = INK, align = 'left', width = INNER_WIDTH } = style;
  pdf.font(font).fontSize(size).fillColor(color);
  return { width, align, lineGap: LINE_GAP, features: FEATURES };
}

const LINE_GAP = 2;

export function heightOf(pdf: Pdf, text: string, style: TextStyle): number {
  const [run, ...more] = runsOf(pdf, text, style);
  if (run === undefined) return pdf.heightOfString(' ', styled(pdf, SPACE, style));
  if (more.length === 0) return pdf.heightOfString(run.text, styled(pdf, run, style));
  return linesOf(pdf, [run, ...more], style).reduce((sum, line) => sum + lineHeight(line), 0);
}

const SPACE: FontRun = { text: ' ', font: fontPath('archivo', 'regular') };

const runsOf = (pdf: Pdf, text: string, { bold = false }: TextStyle) =>
  fontRuns(pdf, keepUnitsTogether(text), bold ? 'bold' : 'regular');

/**
 * A part of a text that needs several fonts. The library can break lines only within a single font.
 */
interface Piece extends FontRun {
  width: number;
  height: number;
}

/**
 * Matches words, whitespace where lines can break, and single Chinese and Japanese characters,
 * between which lines can also break.
 */
const PIECES =
  /[^\S\u00a0]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:\u00a0|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])+/gu;

function linesOf(pdf: Pdf, runs: readonly FontRun[], style: TextStyle): Piece[][] {
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let left = 0;
  for (const { text, font } of runs) {
    for (const [piece] of text.matchAll(PIECES)) {
      const { width: all, features } = styled(pdf, { text, font }, style);
      const width = pdf.widthOfString(piece, { features });
      const height = pdf.currentLineHeight(true) + LINE_GAP;
      if (line.length > 0 && (piece.includes('\n') || width > left)) {
        lines.push(line);
        line = [];
      }
      if (line.length === 0) left = all;
      if (line.length === 0 && piece.trim() === '') continue;
      line.push({ text: piece, font, width, height });
      left -= width;
    }
  }
  return line.length === 0 ? lines : [...lines, line];
}

const lineHeight = (line: readonly Piece[]) => Math.max(...line.map(({ height }) => height));

function writeLines(
  pdf: Pdf,
  runs: readonly FontRun[],
  at: { x: number; y: number },
  style: TextStyle,
): void {
  const { align, width: all = INNER_WIDTH } = style;
  let { y } = at;
  for (const line of linesOf(pdf, runs, style)) {
    const free = all - line.reduce((sum, { width }) => sum + width, 0);
    let x = align === 'right' ? at.x + free : at.x;
    for (const piece of line) {
      const { features } = styled(pdf, piece, style);
      pdf.text(piece.text, x, y, { features, lineBreak: false });
      x += piece.width;
    }
    y += lineHeight(line);
  }
}

export function write(
  pdf: Pdf,
  text: string,
  at: { x: number; y: number },
  style: TextStyle,
): void {
  const [run, ...more] = runsOf(pdf, text, style);
  if (run === undefined) return;
  if (more.length > 0) writeLines(pdf, [run, ...more], at, style);
  else pdf.text(run.text, at.x, at.y, styled(pdf, run, style));
}

/** Draws a line that screen readers skip. */
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
