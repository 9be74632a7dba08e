/** The lightest surface that the color is shown on, and the darkest. */
const LIGHT_SURFACE = '#ffffff';
const DARK_SURFACE = '#141618';

/** WCAG 2.2, 1.4.3: contrast of text with its background. */
const MIN_CONTRAST = 4.5;

/** Returns what is wrong with an accent color, or null. Text in this color must be readable. */
export function validateAccentColor(color: string): string | null {
  const channels = channelsOf(color);
  if (channels === null) return 'must be a color such as #0b5fa5';
  const contrast = contrastOf(channels, LIGHT);
  if (contrast >= MIN_CONTRAST) return null;
  // Rounded down, so that a color just below the limit doesn't seem to reach it.
  const rounded = (Math.floor(contrast * 10) / 10).toFixed(1);
  return `must have a contrast of at least ${MIN_CONTRAST}:1 with white. This color has ${rounded}:1. Choose a darker color`;
}

interface AccentColors {
  /** For text and buttons on light surfaces. Text on it is white. */
  light: string;
  /** The same, lightened until it is readable on dark surfaces. Text on it is nearly black. */
  dark: string;
}

/** Returns the color for both color schemes. The color must be valid. */
export function accentColors(color: string): AccentColors {
  let dark = channelsOf(color) ?? LIGHT;
  while (contrastOf(dark, DARK) < MIN_CONTRAST) dark = mixed(dark, LIGHT);
  return { light: color, dark: hexOf(dark) };
}

type Channels = readonly [red: number, green: number, blue: number];

const LIGHT: Channels = channelsOf(LIGHT_SURFACE) ?? [255, 255, 255];
const DARK: Channels = channelsOf(DARK_SURFACE) ?? [0, 0, 0];

function channelsOf(color: string): Channels | null {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

const hexOf = (channels: Channels) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Returns the color a tenth of the way to the other one, and at least one step. */
function mixed([red, green, blue]: Channels, [toRed, toGreen, toBlue]: Channels): Channels {
  const step = (from: number, to: number) => Math.ceil(from + (to - from) / 10);
  return [step(red, toRed), step(green, toGreen), step(blue, toBlue)];
}

/** Returns the contrast ratio of two colors by WCAG 2.2, from 1 to 21. */
function contrastOf(one: Channels, other: Channels): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Channels): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
