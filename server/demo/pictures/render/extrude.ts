import type { Material } from './material.ts';
import { grid } from './grid.ts';
import { addTriangle, emptyMesh, join } from './mesh.ts';
import type { Mesh } from './mesh.ts';
import { triangulate } from './triangulate.ts';
import type { Vec2, Vec3 } from './vector.ts';

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
      [[a[0], a[1], z], [b[0], b[1], z], [c[0], c[1], z]],
      [normal, normal, normal],
      material,
    );
  }
  return mesh;
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
  return join(
    walls,
    flat(inner, height, material),
    flat(inner, 0, material, 'down'),
  );
}

export function rectangle(width: number, depth: number, radius = 0): Vec2[] {
  const x = width / 2;
  const y = depth / 2;
  if (radius === 0) return [[-x, -y], [x, -y], [x, y], [-x, y]];
  const corners = [[x - radius, -y + radius, -90], [x - radius, y - radius, 0], [-x + radius, y - radius, 90], [-x + radius, -y + radius, 180]] as const;
  return corners.flatMap(([cx, cy, start]) =>
    Array.from({ length: 7 }, (_, i): Vec2 => {
      const angle = ((start + i * 15) * Math.PI) / 180;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    }),
  );
}

export function polygon(sides: number, radius: number, startDegrees = 0): Vec2[] {
  return Array.from({ length: sides }, (_, i): Vec2 => {
    const angle = (startDegrees * Math.PI) / 180 + (i / sides) * Math.PI * 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

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
