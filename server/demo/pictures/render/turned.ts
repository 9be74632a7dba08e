import { grid } from './grid.ts';
import type { Material } from './material.ts';
import type { Mesh } from './mesh.ts';
import type { Vec2, Vec3 } from '@spindle/sdk/demo/pictures/vector';

function ring(radius: number, z: number, segments: number): Vec3[] {
  return Array.from({ length: segments }, (_, i) => {
    const angle = (i / segments) * Math.PI * 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle), z];
  });
}

/** Turned about z: a profile of [radius, z], listed from the bottom up along the outside. */
export function lathe(profile: readonly Vec2[], material: Material, segments = 72): Mesh {
  return grid(
    profile.map(([radius, z]) => ring(radius, z, segments)),
    material,
    { closed: true },
  );
}

/** A closed cylinder standing on z = 0, its edges broken by a small chamfer. */
export function cylinder(
  radius: number,
  height: number,
  material: Material,
  options: { chamfer?: number; segments?: number } = {},
): Mesh {
  const c = options.chamfer ?? Math.min(radius, height) * 0.06;
  return lathe(
    [
      [0, 0],
      [radius - c, 0],
      [radius, c],
      [radius, height - c],
      [radius - c, height],
      [0, height],
    ],
    material,
    options.segments,
  );
}

/** A tube standing on z = 0. */
export function pipe(inner: number, outer: number, height: number, material: Material): Mesh {
  const c = Math.min(outer - inner, height) * 0.12;
  return lathe(
    [
      [inner, 0],
      [outer - c, 0],
      [outer, c],
      [outer, height - c],
      [outer - c, height],
      [inner + c, height],
      [inner, height - c],
      [inner, 0],
    ],
    material,
  );
}
