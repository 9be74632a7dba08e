/** Colour of the side that is lit best, the one in front, and the one in the shade. */
const colors = {
  steel: ['#eceef0', '#cfd2d5', '#a3a8ad'],
  satin: ['#e2e4e6', '#c6c9cc', '#989da2'],
  dark: ['#85898d', '#66696d', '#4b4e52'],
  black: ['#4d5054', '#34373a', '#222426'],
  core: ['#55585c', '#3d4043', '#2c2e31'],
  white: ['#fdfdfc', '#efefed', '#d3d5d7'],
  brass: ['#ead08c', '#c9a24e', '#94712f'],
  orange: ['#f0763f', '#e2571e', '#b23f10'],
  red: ['#c8434a', '#a3242b', '#7c181e'],
  green: ['#3fa065', '#2c7f4c', '#1d5c36'],
  board: ['#2a6b46', '#1c5a38', '#134529'],
  navy: ['#22569b', '#153f78', '#0e2d58'],
  paper: ['#3d72c4', '#2f62b5', '#234c90'],
  wood: ['#e2b27a', '#cb935a', '#a3703c'],
  card: ['#dcc09a', '#c7a67a', '#a5855b'],
  gold: ['#f3df9d', '#d9b44c', '#a5832a'],
  slate: ['#6a7886', '#4a5764', '#333d48'],
} as const;

export type Material = keyof typeof colors;
export type Side = 'top' | 'front' | 'right';

const letters = { top: 't', front: 'f', right: 'r' } as const;

export const fillOf = (material: Material, side: Side): string =>
  `url(#${material}-${letters[side]})`;
export const roundOf = (material: Material): string => `url(#${material}-c)`;

/** The gradients that a drawing refers to. */
export function gradientsIn(svg: string): string {
  const names = new Set(Array.from(svg.matchAll(/url\(#(\w+-\w)\)/g), ([, name = '']) => name));
  return [...names].sort().map(gradient).join('');
}

function gradient(name: string): string {
  const [given = '', kind] = name.split('-');
  const [light, middle, shade] = Object.entries(colors).find(([one]) => one === given)?.[1] ?? [];
  if (light === undefined || middle === undefined || shade === undefined) return '';
  if (kind === 'c') {
    const deep = mix(shade, '#000000', 0.25);
    const stops = [
      [0, middle],
      [0.16, mix(light, '#ffffff', 0.45)],
      [0.34, light],
      [0.56, middle],
      [0.82, shade],
      [0.95, deep],
      [1, shade],
    ] as const;
    return linear(name, '0" y2="1', stops);
  }
  const color = kind === 't' ? light : kind === 'f' ? middle : shade;
  const [from, to] = [mix(color, '#ffffff', 0.1), mix(color, '#000000', 0.07)];
  return linear(name, kind === 'r' ? '0" y2="1' : '1" y2="1', [
    [0, from],
    [1, to],
  ]);
}

function linear(name: string, end: string, stops: readonly (readonly [number, string])[]): string {
  const inner = stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`);
  return `<linearGradient id="${name}" x2="${end}">${inner.join('')}</linearGradient>`;
}

function mix(from: string, to: string, share: number): string {
  const part = (at: number) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
