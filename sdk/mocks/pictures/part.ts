import type { Vec2, Vec3 } from '../../demo/pictures/vector.ts';
import { n, seen } from './projection.ts';

/** Something drawn, in millimetres as they are seen. */
export interface Part {
  svg: string;
  /** Points that it reaches to. */
  reach: readonly Vec2[];
  /** Where it keeps the light from the ground. */
  shadows: readonly (readonly Vec2[])[];
}

/** Several things, those further away first. */
export function together(...parts: readonly Part[]): Part {
  return {
    svg: parts.map(({ svg }) => svg).join(''),
    reach: parts.flatMap(({ reach }) => reach),
    shadows: parts.flatMap(({ shadows }) => shadows),
  };
}

export function moved({ svg, reach, shadows }: Part, by: Vec3): Part {
  const [x, y] = seen(by);
  const shift = ([a, b]: Vec2): Vec2 => [a + x, b + y];
  return {
    svg: `<g transform="translate(${n(x)} ${n(y)})">${svg}</g>`,
    reach: reach.map(shift),
    shadows: shadows.map((outline) => outline.map(shift)),
  };
}
