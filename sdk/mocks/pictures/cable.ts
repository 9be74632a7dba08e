import type { Vec3 } from '../../demo/pictures/vector.ts';
import type { Part } from './part.ts';
import { n, seen } from './projection.ts';
import { line } from './side-marks.ts';

/** Something bendy from one point to another, drawn towards two more on its way. */
export function cable(
  points: readonly [Vec3, Vec3, Vec3, Vec3],
  color: string,
  width: number,
): Part {
  const reach = points.map(seen);
  const [start, ...rest] = reach.map(([x, y]) => `${n(x)} ${n(y)}`);
  return { svg: line(`M${start}C${rest.join(' ')}`, color, width), reach, shadows: [] };
}
