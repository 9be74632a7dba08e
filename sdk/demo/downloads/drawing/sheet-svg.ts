import type { Mark, Point, Sheet } from './mark.ts';

/**
 * Renders a sheet as SVG in the color of the surrounding text, with its title for screen readers.
 */
export function sheetSvg({ title, width, height, marks }: Sheet): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}"`,
    ` fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" font-family="Helvetica, Arial, sans-serif">`,
    ...marks.map(draw),
    '</svg>\n',
  ].join('');
}

function draw(mark: Mark): string {
  if (mark.kind === 'line') {
    const dash = mark.dashed === true ? ' stroke-dasharray="3 1.5"' : '';
    return `<path d="M${mark.points.map(pair).join('L')}" stroke-width="${mark.weight}"${dash}/>`;
  }
  if (mark.kind === 'circle') {
    const [x, y] = mark.at;
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(mark.radius)}" stroke-width="${mark.weight}"/>`;
  }
  const { at, size, text, align = 'start', bold, upright } = mark;
  const place =
    upright === true
      ? `transform="translate(${pair(at)}) rotate(-90)"`
      : `x="${num(at[0])}" y="${num(at[1])}"`;
  return (
    `<text ${place} font-size="${size}" fill="currentColor" stroke="none"` +
    `${align === 'start' ? '' : ` text-anchor="${align}"`}${bold === true ? ' font-weight="700"' : ''}>${escaped(text)}</text>`
  );
}

const num = (value: number) => String(Math.round(value * 100) / 100);
const pair = ([x, y]: Point) => `${num(x)} ${num(y)}`;

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
