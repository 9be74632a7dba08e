import { cutters, type CutterShape } from '../../../demo/pictures/measures/cutters.ts';
import { box } from '../box.ts';
import type { Material } from '../materials.ts';
import { together, type Part } from '../part.ts';
import { level, n } from '../projection.ts';
import { line, on, words } from '../side-marks.ts';
import { standing, turned, type Step } from '../turned.ts';

const LEFT = 200;

const coatings: Record<NonNullable<CutterShape['coating']>, Material> = {
  bare: 'steel',
  tialn: 'core',
  tin: 'gold',
  zrn: 'gold',
  dlc: 'slate',
};

/** A cutter lying on its side, its tip towards the left. */
export function cutter(shape: CutterShape, at: [number, number] = [0, 0]): Part {
  const { diameter: d, shank, cut, length, tip, coating = 'bare' } = shape;
  const material = coatings[coating];
  const [r, rs] = [d / 2, shank / 2];
  const point = tip === 'vee' ? r / Math.tan(((shape.angle ?? 60) * Math.PI) / 360) : 0;
  const ball: Step[] = [
    [r * 0.5, r, material, r * 0.87],
    [r * 0.32, r * 0.87, material, r * 0.55],
    [r * 0.18, r * 0.55, material, r * 0.1],
  ];
  const ends: Partial<Record<typeof tip, Step[]>> = {
    ball,
    vee: [[point, r, material, 0.05]],
    drill: [[r, r, material, 0.05]],
  };
  const end = ends[tip] ?? [[0.01, r, material]];
  const steps: Step[] = [
    [0.4, rs * 0.9, material, rs],
    [length - cut - (d === shank ? 0 : rs), rs, material],
    ...(d === shank ? [] : ([[rs, rs, material, r]] as const)),
    [cut - end.reduce((sum, [one]) => sum + one, 0), r, material],
    ...end,
  ];
  const marks = tip === 'vee' ? split(shape) : spiral(shape);
  return turned([at[0], at[1], Math.max(r, rs)], LEFT, steps, { marks });
}

/** The flat that a V-bit cuts with. */
function split({ length, cut, diameter }: CutterShape): string {
  const { shown } = level(LEFT);
  const [from, to, r] = [(length - cut) * shown, length * shown, diameter / 2];
  const flat = `M${n(from)} ${n(-r * 0.1)}L${n(to)} 0L${n(from + (to - from) * 0.3)} ${n(r * 0.72)}L${n(from)} ${n(r * 0.6)}Z`;
  return `<path d="${flat}" fill="#2b2f34" opacity=".66"/>`;
}

/** Flutes as one sees them on the near half of the round. */
function spiral({ length, cut, diameter, flutes, tip }: CutterShape): string {
  if (flutes === 0) return '';
  const { shown } = level(LEFT);
  const r = diameter / 2;
  const [from, to] = [length - cut, length - (tip === 'ball' ? r * 0.5 : 0)];
  const count = Math.max(2, Math.round((to - from) / (r * (flutes > 2 ? 1.9 : 2.5))));
  const pitch = (to - from) / count;
  return Array.from({ length: count }, (_, at) => {
    const x = (from + at * pitch) * shown;
    const down = tip === 'compression' && at >= count / 2 ? -1 : 1;
    const wide = pitch * 0.92 * shown;
    const place = (share: number, up: number) => `${n(x + wide * share)} ${n(r * up * down)}`;
    const groove =
      `M${place(0, -0.97)}C${place(0.2, -0.3)} ${place(0.4, 0.5)} ${place(0.5, 0.99)}` +
      `L${place(1, 0.99)}C${place(0.85, 0.4)} ${place(0.62, -0.4)} ${place(0.34, -0.97)}Z`;
    const edge = `M${place(0.34, -0.97)}C${place(0.62, -0.4)} ${place(0.85, 0.4)} ${place(1, 0.99)}`;
    return `<path d="${groove}" fill="#23272c" opacity=".72"/>` + line(edge, '#ffffffb8', r * 0.07);
  }).join('');
}

function group(): Part {
  const { 'ball-6mm-2f': ball, 'em-4f-8mm-tialn': tialn } = cutters;
  const rows: CutterShape[] = [
    { ...tialn, length: 56 },
    cutters['em-3f-6mm-dlc'],
    { ...ball, length: 58 },
    cutters['em-2f-6mm-upcut'],
    cutters['vbit-60'],
  ];
  return together(...rows.map((shape, at) => cutter(shape, [at * 7, -at * 19])));
}

function drillSet(): Part {
  const drills = [8, 7, 6, 5, 4, 3, 2, 1].map((d, at) =>
    standing(
      [12 + (7 - at) * 13, 16, 26],
      [
        [10 + d, d / 2, 'steel'],
        ...Array.from({ length: 6 }, (_, turn): Step => [
          4 + d * 0.5,
          (d / 2) * (turn % 2 ? 0.84 : 1),
          turn % 2 ? 'dark' : 'steel',
        ]),
        [d * 0.5, d / 2, 'steel', 0.1],
      ],
    ),
  );
  const sizes = [1, 2, 3, 4, 5, 6, 7, 8].map((d, at) =>
    words(String(d), 12 + at * 13, 17, 6, '#f2f2f0'),
  );
  return together(
    box([0, 0, 0], [116, 32, 26], 'orange'),
    on('front', [0, 0, 26], sizes.join('')),
    ...drills.reverse(),
  );
}

function colletSet(r: number, sizes: readonly number[], nut: boolean): Part {
  const columns = Math.ceil(sizes.length / 2);
  const [w, d] = [columns * r * 2.6 + r, r * 6.2];
  const collets = sizes.map((size, at) => {
    const row = Math.floor(at / columns);
    const place: [number, number, number] = [
      r * 1.6 + (at % columns) * r * 2.6,
      r * (row === 0 ? 4.5 : 1.7),
      r * 0.9,
    ];
    return standing(place, [
      [r * 0.9, r * 0.86, 'steel', r],
      [r * 0.2, r * 0.88, 'dark'],
      [r * 0.45, r, 'steel', r * 0.84],
      [0.1, Math.max(1.2, size / 2), 'black'],
    ]);
  });
  const cap = turned([w + r * 2.4, r * 3.4, r * 1.4], 225, [
    [r * 0.8, r * 1.4, 'black'],
    [r * 0.4, r * 1.4, 'black', r * 1.1],
    [0.1, r * 0.8, 'dark'],
  ]);
  return together(
    ...(nut ? [cap] : []),
    box([0, 0, 0], [w, d, r * 0.9], 'wood'),
    on(
      'front',
      [0, 0, r * 0.9],
      words(nut ? 'ER20' : 'ER11', w / 2, r * 0.66, r * 0.46, '#5d3d1c'),
    ),
    ...collets,
  );
}

function touchProbe(): Part {
  return standing(
    [0, 0, 0],
    [
      [3, 2.9, 'red'],
      [28, 1.1, 'steel'],
      [6, 5, 'satin', 12],
      [4, 19, 'black'],
      [26, 20, 'satin'],
      [2, 19.4, 'orange'],
      [6, 20, 'satin', 14],
      [26, 6, 'steel'],
    ],
  );
}

function toolSetter(): Part {
  return standing(
    [0, 0, 0],
    [
      [6, 30, 'black'],
      [30, 26, 'satin'],
      [2, 25, 'orange'],
      [4, 26, 'satin', 22],
      [8, 9, 'dark'],
      [5, 14, 'steel'],
    ],
  );
}

const keyed = (id: string, draw: () => Part): [string, () => Part] => [`tooling/${id}`, draw];

export const toolingPictures: Readonly<Record<string, () => Part>> = {
  'catalog/tooling': group,
  ...Object.fromEntries([
    ...Object.entries(cutters).map(([id, shape]) => keyed(id, () => cutter(shape))),
    keyed('drill-set-8', drillSet),
    keyed('er20-collets-10', () => colletSet(10.5, [2, 3, 4, 5, 6, 7, 8, 10, 12, 13], true)),
    keyed('er11-collets-5', () => colletSet(5.8, [3, 3.175, 4, 6, 6.35], false)),
    keyed('touch-probe-3d', touchProbe),
    keyed('tool-setter', toolSetter),
  ]),
};
