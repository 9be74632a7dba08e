import { code128 } from '@spindle/sdk/domain/picking/code128';

const QUIET = 10;
/** Width of a module in millimeters. Wide enough for a simple laser scanner at arm's length. */
const MODULE = 0.25;
const HEIGHT = 14;

/**
 * Renders text as a Code 128 barcode in vector bars, at its true print size including the quiet
 * zones.
 */
export function Barcode({ text }: { text: string }) {
  const widths = code128(text);
  const modules = widths.reduce((sum, width) => sum + width, 2 * QUIET);
  return (
    <svg
      role="img"
      aria-label={`Barcode for ${text}`}
      viewBox={`0 0 ${modules} ${HEIGHT / MODULE}`}
      width={`${modules * MODULE}mm`}
      height={`${HEIGHT}mm`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path fill="#000" d={barsOf(widths)} />
    </svg>
  );
}

function barsOf(widths: readonly number[]): string {
  const drawn = widths.reduce(
    ({ at, path }, width, index) => ({
      at: at + width,
      path: index % 2 === 0 ? `${path}M${at} 0h${width}v${HEIGHT / MODULE}h-${width}z` : path,
    }),
    { at: QUIET, path: '' },
  );
  return drawn.path;
}
