import { accentColors } from '@spindle/sdk/domain/settings/accent-color';
import { defaultLightTheme, defaultDarkTheme, type RaThemeOptions } from 'react-admin';
import { componentStyles } from './component-styles.ts';

interface Palette {
  paper: string;
  sheet: string;
  plate: string;
  ink: string;
  inkSoft: string;
  rule: string;
  ruleStrong: string;
  signal: string;
  onInk: string;
  /** Filled buttons, if they have a color of their own. */
  button?: { fill: string; text: string };
}

const light: Palette = {
  paper: '#f6f5f1',
  sheet: '#fdfcfa',
  plate: '#eceae4',
  ink: '#1b1d1f',
  inkSoft: '#4a4f54',
  rule: '#dcd9d1',
  ruleStrong: '#8d8a82',
  signal: '#b23705',
  onInk: '#fdfcfa',
};

const dark: Palette = {
  paper: '#141618',
  sheet: '#1b1e21',
  plate: '#23272b',
  ink: '#eceae5',
  inkSoft: '#b9bab8',
  rule: '#30353a',
  ruleStrong: '#737980',
  signal: '#ff8b55',
  onInk: '#141618',
};

export const mono =
  "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, monospace";

/** Paper, graphite and hairlines. The single signal color marks what needs attention. */
export const lightTheme = themeOf('light', light);
export const darkTheme = themeOf('dark', dark);

/** Returns both themes. An accent color replaces the signal color, and the ink of buttons. */
export function themesOf(accentColor: string | null) {
  if (accentColor === null) return { light: lightTheme, dark: darkTheme };
  const accents = accentColors(accentColor);
  const lightButton = { fill: accents.light, text: '#ffffff' };
  const darkButton = { fill: accents.dark, text: '#141618' };
  return {
    light: themeOf('light', { ...light, signal: accents.light, button: lightButton }),
    dark: themeOf('dark', { ...dark, signal: accents.dark, button: darkButton }),
  };
}

function themeOf(mode: 'light' | 'dark', palette: Palette): RaThemeOptions {
  const { sidebar, components } = mode === 'light' ? defaultLightTheme : defaultDarkTheme;
  return {
    ...(sidebar && { sidebar }),
    palette: {
      mode,
      primary: { main: palette.ink, contrastText: palette.onInk },
      secondary: { main: palette.signal, contrastText: palette.onInk },
      error: { main: mode === 'light' ? '#a3182b' : '#f4a6af' },
      background: { default: palette.paper, paper: palette.sheet },
      text: { primary: palette.ink, secondary: palette.inkSoft },
      divider: palette.rule,
      action: { hover: palette.plate, selected: palette.plate },
    },
    shape: { borderRadius: 3 },
    typography: {
      fontFamily: "'Archivo Variable', system-ui, sans-serif",
      fontSize: 13,
      h1: { fontSize: '1.375rem', fontWeight: 640, letterSpacing: '-0.01em', lineHeight: 1.25 },
      h2: { fontSize: '1rem', fontWeight: 620, lineHeight: 1.4 },
      body1: { fontSize: '0.9375rem' },
      body2: { fontSize: '0.875rem' },
      button: { textTransform: 'none', fontWeight: 560 },
    },
    transitions: { duration: { shortest: 100, shorter: 120, short: 140, standard: 160 } },
    components: { ...components, ...componentStyles(palette) },
  };
}
