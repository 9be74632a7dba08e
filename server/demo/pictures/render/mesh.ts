import type { Material } from './material.ts';
import type { Vec3 } from '@spindle/sdk/demo/pictures/vector';

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
  const { positions, normals, materials } = emptyMesh();
  return {
    positions: positions.concat(...meshes.map((mesh) => mesh.positions)),
    normals: normals.concat(...meshes.map((mesh) => mesh.normals)),
    materials: materials.concat(...meshes.map((mesh) => mesh.materials)),
  };
}

export function move(mesh: Mesh, x: number, y: number, z: number): Mesh {
  const positions = mesh.positions.slice();
  for (let i = 0; i + 2 < positions.length; i += 3) {
    positions[i] = (positions[i] ?? 0) + x;
    positions[i + 1] = (positions[i + 1] ?? 0) + y;
    positions[i + 2] = (positions[i + 2] ?? 0) + z;
  }
  return { ...mesh, positions };
}

/** Turned about an axis through the origin, counter-clockwise seen from its tip. */
export function turn(mesh: Mesh, axis: 'x' | 'y' | 'z', degrees: number): Mesh {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const first = axis === 'x' ? 1 : axis === 'y' ? 2 : 0;
  const second = axis === 'x' ? 2 : axis === 'y' ? 0 : 1;
  const rotate = (numbers: readonly number[]): number[] => {
    const turned = numbers.slice();
    for (let i = 0; i + 2 < turned.length; i += 3) {
      const a = turned[i + first] ?? 0;
      const b = turned[i + second] ?? 0;
      turned[i + first] = a * c - b * s;
      turned[i + second] = a * s + b * c;
    }
    return turned;
  };
  return {
    positions: rotate(mesh.positions),
    normals: rotate(mesh.normals),
    materials: turnGrain(mesh.materials, rotate),
  };
}

function turnGrain(
  materials: readonly Material[],
  rotate: (numbers: readonly number[]) => number[],
): Material[] {
  const turned = new Map<Material, Material>();
  return materials.map((own) => {
    if (!own.grain) return own;
    const known = turned.get(own);
    if (known) return known;
    const [x = 0, y = 0, z = 0] = rotate(own.grain.direction);
    const copy: Material = { ...own, grain: { ...own.grain, direction: [x, y, z] } };
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
