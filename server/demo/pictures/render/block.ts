import { extrude } from './extrude.ts';
import type { Material } from './material.ts';
import type { Mesh } from './mesh.ts';
import { rectangle } from './outlines.ts';

/** A box centred on x and y, standing on z = 0. */
export function block(
  width: number,
  depth: number,
  height: number,
  material: Material,
  options: { radius?: number; chamfer?: number } = {},
): Mesh {
  const chamfer = options.chamfer ?? Math.min(width, depth, height) * 0.03;
  return extrude(rectangle(width, depth, options.radius ?? 0), height, material, chamfer);
}
