import { accentColors } from './accent-color.ts';

/** Sizes of the uploaded icon, in pixels: for tabs, phones and installed pages. */
export const ICON_SIZES = [32, 180, 192, 512] as const;

const BASE = '/brand/';

/** Returns the URL of a copy of the uploaded icon. The URL changes with the icon. */
export const iconUrl = (path: string, size: (typeof ICON_SIZES)[number]) =>
  `${BASE}${hashOf(path)}-${size}.png`;

/** Returns the uploaded picture's path without its folder and extension. */
const hashOf = (path: string) => path.replace(/^uploads\/|\.webp$/g, '');

/** Returns the URL of the style sheet that replaces the built-in accent color. */
export const accentUrl = (color: string) => `${BASE}${color.slice(1).toLowerCase()}.css`;

/** Returns the accent color of a style sheet's URL. */
export function accentAt(path: string): string | undefined {
  const [, hex] = /^\/brand\/([0-9a-f]{6})\.css$/.exec(path) ?? [];
  return hex && `#${hex}`;
}

/** Returns the style sheet that replaces the built-in accent color. The color must be valid. */
export function accentCss(color: string): string {
  const { light, dark } = accentColors(color);
  return `:root { ${properties(light, { sheet: '#fdfcfa', on: '#ffffff', toward: '#000' })} }
@media (prefers-color-scheme: dark) {
  :root { ${properties(dark, { sheet: '#1b1e21', on: '#141618', toward: '#fff' })} }
}
`;
}

interface Scheme {
  /** The surface that a tint of the color lies on. */
  sheet: string;
  /** The color of text on the accent color. */
  on: string;
  /** What the color is mixed with while a pointer is over it. */
  toward: string;
}

const properties = (color: string, { sheet, on, toward }: Scheme) =>
  Object.entries({
    '--signal': color,
    '--signal-hover': `color-mix(in srgb, ${color}, ${toward} 15%)`,
    '--signal-text': color,
    '--on-signal': on,
    '--signal-wash': `color-mix(in srgb, ${color} 12%, ${sheet})`,
  })
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');
