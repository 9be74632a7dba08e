import type { Material } from '../render/material.ts';
import { addTriangle, emptyMesh } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec2, Vec3 } from '@spindle/sdk/demo/pictures/vector';

/** Thin lines laid over a surface, cut short so that they follow it. */
export function lineRibbons(
  lines: readonly (readonly Vec2[])[],
  width: number,
  finish: Material,
  height: (x: number, y: number) => number,
): Mesh {
  const mesh = emptyMesh();
  const up: Vec3 = [0, 0, 1];
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [ax, ay] = line[i] ?? [0, 0];
      const [bx, by] = line[i + 1] ?? [0, 0];
      const length = Math.hypot(bx - ax, by - ay);
      if (length === 0) continue;
      const pieces = Math.ceil(length / 14);
      const nx = (-(by - ay) / length) * width * 0.5;
      const ny = ((bx - ax) / length) * width * 0.5;
      for (let k = 0; k < pieces; k++) {
        const corner = (t: number, side: number): Vec3 => {
          const x = ax + (bx - ax) * t + nx * side;
          const y = ay + (by - ay) * t + ny * side;
          return [x, y, height(x, y)];
        };
        const [p, q] = [corner(k / pieces, -1), corner((k + 1) / pieces, -1)];
        const [r, s] = [corner((k + 1) / pieces, 1), corner(k / pieces, 1)];
        addTriangle(mesh, [p, q, r], [up, up, up], finish);
        addTriangle(mesh, [p, r, s], [up, up, up], finish);
      }
    }
  }
  return mesh;
}
