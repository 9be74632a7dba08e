import { flat } from './flat.ts';
import { grid } from './grid.ts';
import type { Material } from './material.ts';
import { join } from './mesh.ts';
import type { Mesh } from './mesh.ts';
import type { Vec2, Vec3 } from '@spindle/sdk/demo/pictures/vector';

/** The outline moved inwards by a small distance (counter-clockwise outlines). */
function inset(outline: readonly Vec2[], distance: number): Vec2[] {
  const n = outline.length;
  return outline.map((point, i): Vec2 => {
    const before = outline[(i + n - 1) % n] ?? point;
    const after = outline[(i + 1) % n] ?? point;
    const a = leftNormal(before, point);
    const b = leftNormal(point, after);
    const k = distance / Math.max(0.35, 1 + a[0] * b[0] + a[1] * b[1]);
    return [point[0] + (a[0] + b[0]) * k, point[1] + (a[1] + b[1]) * k];
  });
}

function leftNormal(from: Vec2, to: Vec2): Vec2 {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}

/** A counter-clockwise outline in x and y, drawn up to a height, its two rims chamfered. */
export function extrude(
  outline: readonly Vec2[],
  height: number,
  material: Material,
  chamfer = 0.3,
): Mesh {
  const inner = inset(outline, chamfer);
  const row = (points: readonly Vec2[], z: number): Vec3[] => points.map(([x, y]) => [x, y, z]);
  const walls = grid(
    [row(inner, 0), row(outline, chamfer), row(outline, height - chamfer), row(inner, height)],
    material,
    { closed: true },
  );
  return join(walls, flat(inner, height, material), flat(inner, 0, material, 'down'));
}
