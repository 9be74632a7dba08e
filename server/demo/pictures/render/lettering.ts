import type { Material } from './material.ts';
import { addTriangle, emptyMesh } from './mesh.ts';
import type { Mesh } from './mesh.ts';
import { strokes, textWidth } from '@spindle/sdk/demo/pictures/stroke-font';
import type { Vec3 } from '@spindle/sdk/demo/pictures/vector';

const UP: Vec3 = [0, 0, 1];

/** Flat lettering facing up, centred on the origin; `size` is the height of capitals. */
export function lettering(text: string, size: number, material: Material): Mesh {
  const mesh = emptyMesh();
  const half = size * 0.07;
  const shiftX = -textWidth(text, size) / 2;
  const shiftY = -size / 2;
  for (const line of strokes(text, size)) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [x0, y0] = line[i] ?? [0, 0];
      const [x1, y1] = line[i + 1] ?? [0, 0];
      const length = Math.hypot(x1 - x0, y1 - y0) || 1;
      const ux = ((x1 - x0) / length) * half;
      const uy = ((y1 - y0) / length) * half;
      const corner = (x: number, y: number, a: number, b: number): Vec3 => [
        x + shiftX + ux * a - uy * b,
        y + shiftY + uy * a + ux * b,
        0,
      ];
      const p = corner(x0, y0, -1, -1);
      const q = corner(x1, y1, 1, -1);
      const r = corner(x1, y1, 1, 1);
      const s = corner(x0, y0, -1, 1);
      addTriangle(mesh, [p, q, r], [UP, UP, UP], material);
      addTriangle(mesh, [p, r, s], [UP, UP, UP], material);
    }
  }
  return mesh;
}
