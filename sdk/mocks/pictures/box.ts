import type { Vec2, Vec3 } from '../../demo/pictures/vector.ts';
import { fillOf, type Material, type Side } from './materials.ts';
import type { Part } from './part.ts';
import { outline, seen } from './projection.ts';

/** How far a shadow falls to the right, by height. */
export const SHADOW = 0.32;

/** A box from its corner that is lowest, leftmost and nearest; width, depth and height. */
export function box([x, y, z]: Vec3, [w, d, h]: Vec3, material: Material): Part {
  const top: Vec3[] = [
    [x, y, z + h],
    [x + w, y, z + h],
    [x + w, y + d, z + h],
    [x, y + d, z + h],
  ];
  const front: Vec3[] = [
    [x, y, z + h],
    [x + w, y, z + h],
    [x + w, y, z],
    [x, y, z],
  ];
  const right: Vec3[] = [
    [x + w, y, z + h],
    [x + w, y + d, z + h],
    [x + w, y + d, z],
    [x + w, y, z],
  ];
  return {
    svg:
      side(right, material, 'right') + side(front, material, 'front') + side(top, material, 'top'),
    reach: [...top, ...front, ...right].map(seen),
    shadows: [footprint([x, y, z], [w, d, h])],
  };
}

/** What a box keeps from the light on the ground. */
export function footprint([x, y, z]: Vec3, [w, d, h]: Vec3): Vec2[] {
  const [near, far] = [z * SHADOW, (z + h) * SHADOW];
  const ground: Vec3[] = [
    [x + near, y, 0],
    [x + w + near, y, 0],
    [x + w + far, y + far * 0.4, 0],
    [x + w + far, y + d + far * 0.4, 0],
    [x + near, y + d, 0],
  ];
  return ground.map(seen);
}

function side(points: readonly Vec3[], material: Material, which: Side): string {
  return `<path d="${outline(points.map(seen))}" fill="${fillOf(material, which)}"/>`;
}
