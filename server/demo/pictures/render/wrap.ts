import type { Mesh } from './mesh.ts';

/** Bends a flat sheet (x across, y up, z thickness) around a vertical cylinder, facing the viewer. */
export function wrap(sheet: Mesh, radius: number, z: number, facing: number): Mesh {
  const fine = subdivide(sheet, radius * 0.16);
  const start = ((facing - 90) * Math.PI) / 180;
  const positions: number[] = [];
  const normals: number[] = [];
  for (let i = 0; i < fine.positions.length; i += 3) {
    const x = fine.positions[i] ?? 0;
    const r = radius + (fine.positions[i + 2] ?? 0);
    const angle = start + x / radius;
    positions.push(r * Math.cos(angle), r * Math.sin(angle), z + (fine.positions[i + 1] ?? 0));
    normals.push(Math.cos(angle), Math.sin(angle), 0);
  }
  return { positions, normals, materials: fine.materials };
}

/** Cuts triangles wider than a limit in two until none is left. */
function subdivide(mesh: Mesh, widest: number): Mesh {
  const out: Mesh = { positions: [], normals: [], materials: [] };
  for (const [t, own] of mesh.materials.entries()) {
    const todo = [mesh.positions.slice(t * 9, t * 9 + 9)];
    for (let next = todo.pop(); next; next = todo.pop()) {
      const p = (i: number): number[] => next.slice(i * 3, i * 3 + 3);
      const spans = [0, 1, 2].map((i) => Math.abs((p(i)[0] ?? 0) - (p((i + 1) % 3)[0] ?? 0)));
      const longest = spans.indexOf(Math.max(...spans));
      if ((spans[longest] ?? 0) <= widest) {
        out.positions.push(...next);
        for (let i = 0; i < 3; i++) out.normals.push(0, 0, 1);
        out.materials.push(own);
        continue;
      }
      const [a, b, c] = [p(longest), p((longest + 1) % 3), p((longest + 2) % 3)];
      const middle = a.map((value, i) => (value + (b[i] ?? 0)) / 2);
      todo.push([...a, ...middle, ...c], [...middle, ...b, ...c]);
    }
  }
  return out;
}
