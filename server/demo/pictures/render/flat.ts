import type { Material } from './material.ts';
import { addTriangle, emptyMesh } from './mesh.ts';
import type { Mesh } from './mesh.ts';
import { triangulate } from './triangulate.ts';
import type { Vec2, Vec3 } from '@spindle/sdk/demo/pictures/vector';

/** A flat, upward-facing (or, with `down`, downward-facing) polygon at a height. */
export function flat(
  outline: readonly Vec2[],
  z: number,
  material: Material,
  direction: 'up' | 'down' = 'up',
): Mesh {
  const mesh = emptyMesh();
  const normal: Vec3 = [0, 0, direction === 'up' ? 1 : -1];
  for (const [a, left, right] of triangulate(outline)) {
    const [b, c] = direction === 'up' ? [left, right] : [right, left];
    addTriangle(
      mesh,
      [
        [a[0], a[1], z],
        [b[0], b[1], z],
        [c[0], c[1], z],
      ],
      [normal, normal, normal],
      material,
    );
  }
  return mesh;
}
