import type { Vec2, Vec3 } from '../../demo/pictures/vector.ts';
import { SHADOW } from './box.ts';
import { fillOf, roundOf, type Material } from './materials.ts';
import type { Part } from './part.ts';
import { level, n, seen, upright } from './projection.ts';

/** A length of round stock; with a second radius it tapers. */
export type Step = readonly [
  length: number,
  radius: number,
  material: Material,
  radiusEnd?: number,
];

interface Drawn {
  /** Local marks over the round, x from 0 at the far end to the near one, y from −radius up. */
  marks?: string;
}

/**
 * Something turned, lying level: its axis from the far end on, its steps from there to the near end.
 * `turn` 180 to 360 is where the near end points: 270 straight at the viewer.
 */
export function turned(from: Vec3, turn: number, steps: readonly Step[], more: Drawn = {}): Part {
  const { across, down, shown, facing, way } = level(turn);
  const [x, y] = seen(from);
  const leftwards = across < 0;
  const angle = (Math.atan2(down, across) * 180) / Math.PI - (leftwards ? 180 : 0);
  const length = steps.reduce((sum, [one]) => sum + one, 0);
  const widest = Math.max(...steps.map(([, r, , end = r]) => Math.max(r, end)));
  const to: Vec3 = [from[0] + way[0] * length, from[1] + way[1] * length, from[2]];
  const flip = leftwards ? ' scale(-1 1)' : '';
  return {
    svg:
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})${flip}">` +
      `${drawn(steps, shown, facing)}${more.marks ?? ''}</g>`,
    reach: [around(seen(from), widest), around(seen(to), widest)].flat(),
    shadows: [lying(from, to, widest)],
  };
}

/** Something turned, standing: its steps from below. */
export function standing(at: Vec3, steps: readonly Step[]): Part {
  const [x, y] = seen(at);
  const height = steps.reduce((sum, [one]) => sum + one, 0);
  const widest = Math.max(...steps.map(([, r, , end = r]) => Math.max(r, end)));
  const top = seen([at[0], at[1], at[2] + height]);
  const far = (at[2] + height) * SHADOW;
  return {
    // Light comes from the left here: the round's gradient runs across it.
    svg:
      `<g transform="translate(${n(x)} ${n(y)}) rotate(-90)">` +
      `${drawn(steps, upright.shown, upright.facing)}</g>`,
    reach: [...around([x, y], widest), ...around(top, widest)],
    shadows: [lying([at[0], at[1], 0], [at[0] + far, at[1] + far * 0.4, 0], widest)],
  };
}

function drawn(steps: readonly Step[], shown: number, facing: number): string {
  let at = 0;
  return steps
    .map(([length, r, material, end = r]) => {
      const [a, b] = [at * shown, (at + length) * shown];
      at += length;
      const body =
        `M${n(a)} ${n(-r)}L${n(b)} ${n(-end)}A${n(end * facing)} ${n(end)} 0 0 1 ${n(b)} ${n(end)}` +
        `L${n(a)} ${n(r)}A${n(r * facing)} ${n(r)} 0 0 1 ${n(a)} ${n(-r)}Z`;
      const face = `<ellipse cx="${n(b)}" rx="${n(end * facing)}" ry="${n(end)}" fill="${fillOf(material, 'top')}"/>`;
      return `<path d="${body}" fill="${roundOf(material)}"/>${face}`;
    })
    .join('');
}

function around([x, y]: Vec2, r: number): Vec2[] {
  return [
    [x - r, y - r],
    [x + r, y + r],
  ];
}

function lying(from: Vec3, to: Vec3, r: number): Vec2[] {
  const along = [to[0] - from[0], to[1] - from[1]] as const;
  const long = Math.hypot(along[0], along[1]) || 1;
  const [px, py] = [(-along[1] / long) * r, (along[0] / long) * r];
  const shift = r * SHADOW * 1.6;
  const ground: Vec3[] = [
    [from[0] + px + shift, from[1] + py, 0],
    [to[0] + px + shift, to[1] + py, 0],
    [to[0] - px + shift, to[1] - py, 0],
    [from[0] - px + shift, from[1] - py, 0],
  ];
  return ground.map(seen);
}
