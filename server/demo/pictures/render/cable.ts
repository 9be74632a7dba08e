import { grid } from './grid.ts';
import type { Material } from './material.ts';
import type { Mesh } from './mesh.ts';
import { cross, dot, subtract, unit } from '@spindle/sdk/demo/pictures/vector';
import type { Vec3 } from '@spindle/sdk/demo/pictures/vector';

/** A round cable or hose through the given points. */
export function cable(path: readonly Vec3[], radius: number, material: Material): Mesh {
  const points = smoothPath(path);
  let side: Vec3 = [0, 0, 1];
  const rows = points.map((point, i): Vec3[] => {
    const ahead = points[Math.min(i + 1, points.length - 1)] ?? point;
    const behind = points[Math.max(i - 1, 0)] ?? point;
    const along = unit(subtract(ahead, behind));
    const guess = Math.abs(dot(along, side)) > 0.95 ? ([1, 0.3, 0] as const) : side;
    const u = unit(cross(along, guess));
    const v = cross(along, u);
    side = unit(cross(u, along));
    return Array.from({ length: 14 }, (_, k): Vec3 => {
      const c = Math.cos((k / 14) * Math.PI * 2) * radius;
      const s = Math.sin((k / 14) * Math.PI * 2) * radius;
      return [
        point[0] + u[0] * c + v[0] * s,
        point[1] + u[1] * c + v[1] * s,
        point[2] + u[2] * c + v[2] * s,
      ];
    });
  });
  return grid(rows, material, { closed: true });
}

/** Catmull-Rom through the points, eight steps between neighbours. */
function smoothPath(path: readonly Vec3[]): Vec3[] {
  const at = (i: number): Vec3 => path[Math.max(0, Math.min(path.length - 1, i))] ?? [0, 0, 0];
  const out: Vec3[] = [];
  for (let i = 0; i < path.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < 8; step++) {
      const t = step / 8;
      const blend = (k: 0 | 1 | 2): number =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      out.push([blend(0), blend(1), blend(2)]);
    }
  }
  out.push(at(path.length - 1));
  return out;
}
