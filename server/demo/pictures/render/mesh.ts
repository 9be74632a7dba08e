import type { Material } from './material.ts';
import type { Vec3 } from './vector.ts';

/** Triangles: nine position and nine normal numbers, and one material, each. Millimetres, z up. */
export interface Mesh {
  positions: number[];
  normals: number[];
  materials: Material[];
}

export function emptyMesh(): Mesh {
  return { positions: [], normals: [], materials: [] };
}

export function addTriangle(
  mesh: Mesh,
  corners: readonly [Vec3, Vec3, Vec3],
  normals: readonly [Vec3, Vec3, Vec3],
  material: Material,
): void {
  for (const corner of corners) mesh.positions.push(corner[0], corner[1], corner[2]);
  for (const normal of normals) mesh.normals.push(normal[0], normal[1], normal[2]);
  mesh.materials.push(material);
}

export function join(...meshes: readonly Mesh[]): Mesh {
  const all = emptyMesh();
  for (const mesh of meshes) {
    for (const number of mesh.positions) all.positions.push(number);
    for (const number of mesh.normals) all.normals.push(number);
    for (const material of mesh.materials) all.materials.push(material);
  }
  return all;
}

function mapPoints(numbers: readonly number[], change: (point: Vec3) => Vec3): number[] {
  const changed: number[] = [];
  for (let i = 0; i < numbers.length; i += 3) {
    const [x, y, z] = change([numbers[i] ?? 0, numbers[i + 1] ?? 0, numbers[i + 2] ?? 0]);
    changed.push(x, y, z);
  }
  return changed;
}

export function move(mesh: Mesh, x: number, y: number, z: number): Mesh {
  const positions = mapPoints(mesh.positions, (p) => [p[0] + x, p[1] + y, p[2] + z]);
  return { ...mesh, positions };
}

/** Turned about an axis through the origin, counter-clockwise seen from its tip. */
export function turn(mesh: Mesh, axis: 'x' | 'y' | 'z', degrees: number): Mesh {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const rotate = ([x, y, z]: Vec3): Vec3 => {
    if (axis === 'x') return [x, y * c - z * s, y * s + z * c];
    if (axis === 'y') return [x * c + z * s, y, z * c - x * s];
    return [x * c - y * s, x * s + y * c, z];
  };
  return {
    positions: mapPoints(mesh.positions, rotate),
    normals: mapPoints(mesh.normals, rotate),
    materials: turnGrain(mesh.materials, rotate),
  };
}

function turnGrain(materials: readonly Material[], rotate: (v: Vec3) => Vec3): Material[] {
  const turned = new Map<Material, Material>();
  return materials.map((own) => {
    if (!own.grain) return own;
    const known = turned.get(own);
    if (known) return known;
    const copy = { ...own, grain: { ...own.grain, direction: rotate(own.grain.direction) } };
    turned.set(own, copy);
    return copy;
  });
}

/** Copies at regular steps, the first where the original is. */
export function repeat(mesh: Mesh, count: number, step: Vec3): Mesh {
  const copies = Array.from({ length: count }, (_, i) =>
    move(mesh, step[0] * i, step[1] * i, step[2] * i),
  );
  return join(...copies);
}

/** Copies around the z axis. */
export function around(mesh: Mesh, count: number, startDegrees = 0): Mesh {
  const copies = Array.from({ length: count }, (_, i) =>
    turn(mesh, 'z', startDegrees + (360 / count) * i),
  );
  return join(...copies);
}
