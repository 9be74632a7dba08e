import type { Material } from './material.ts';
import { addTriangle, emptyMesh } from './mesh.ts';
import type { Mesh } from './mesh.ts';
import { add, cross, dot, subtract, unit } from './vector.ts';
import type { Vec2, Vec3 } from './vector.ts';

const CREASE = Math.cos((38 * Math.PI) / 180);

interface GridOptions {
  /** Whether the last point of each row joins the first. */
  closed?: boolean;
}

/** A surface through rows of points; edges sharper than 38° stay sharp, the rest is smooth. */
export function grid(rows: readonly Vec3[][], material: Material, options: GridOptions = {}): Mesh {
  const width = rows[0]?.length ?? 0;
  const across = options.closed ? width : width - 1;
  const down = rows.length - 1;
  const at = (r: number, c: number): Vec3 => rows[r]?.[c % width] ?? [0, 0, 0];
  const faces: (Vec3 | null)[] = [];
  for (let r = 0; r < down; r++) {
    for (let c = 0; c < across; c++) {
      const normal = cross(
        subtract(at(r, c + 1), at(r + 1, c)),
        subtract(at(r + 1, c + 1), at(r, c)),
      );
      faces.push(Math.hypot(...normal) < 1e-12 ? null : unit(normal));
    }
  }
  const face = (r: number, c: number): Vec3 | null => {
    if (r < 0 || r >= down) return null;
    const column = options.closed ? (c + across) % across : c;
    return column < 0 || column >= across ? null : (faces[r * across + column] ?? null);
  };
  const smooth = (own: Vec3, r: number, c: number): Vec3 => {
    let sum: Vec3 = [0, 0, 0];
    for (const [y, x] of [[r - 1, c - 1], [r - 1, c], [r, c - 1], [r, c]] as const) {
      const other = face(y, x);
      if (other && dot(own, other) > CREASE) sum = add(sum, other);
    }
    return unit(sum);
  };
  const mesh = emptyMesh();
  for (let r = 0; r < down; r++) {
    for (let c = 0; c < across; c++) {
      const own = faces[r * across + c];
      if (!own) continue;
      const a = at(r, c);
      const b = at(r, c + 1);
      const d = at(r + 1, c);
      const e = at(r + 1, c + 1);
      const na = smooth(own, r, c);
      const nb = smooth(own, r, c + 1);
      const nd = smooth(own, r + 1, c);
      const ne = smooth(own, r + 1, c + 1);
      addTriangle(mesh, [a, b, e], [na, nb, ne], material);
      addTriangle(mesh, [a, e, d], [na, ne, nd], material);
    }
  }
  return mesh;
}

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
    [[0, 0], [radius - c, 0], [radius, c], [radius, height - c], [radius - c, height], [0, height]],
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
