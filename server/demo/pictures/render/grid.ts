import type { Material } from './material.ts';
import { addTriangle, emptyMesh } from './mesh.ts';
import type { Mesh } from './mesh.ts';
import { add, cross, dot, subtract, unit } from '@spindle/sdk/demo/pictures/vector';
import type { Vec3 } from '@spindle/sdk/demo/pictures/vector';

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
    for (const [y, x] of [
      [r - 1, c - 1],
      [r - 1, c],
      [r, c - 1],
      [r, c],
    ] as const) {
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
