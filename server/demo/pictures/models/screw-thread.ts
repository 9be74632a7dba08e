import { grid } from '../render/grid.ts';
import { material } from '../render/material.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec3 } from '@spindle/sdk/demo/pictures/vector';

const screwSteel = material('#c6cacf', 1, 0.2);

/** A threaded rod along z: a round groove for balls, or a trapezoid for a lead screw. */
export function thread(diameter: number, lead: number, length: number, deep: number): Mesh {
  const perTurn = 14;
  const count = Math.round((length / lead) * perTurn);
  const rows = Array.from({ length: count + 1 }, (_, i): Vec3[] => {
    const z = (i / count) * length;
    return Array.from({ length: 40 }, (_, k): Vec3 => {
      const angle = (k / 40) * Math.PI * 2;
      const phase = (((z / lead - angle / (Math.PI * 2)) % 1) + 1) % 1;
      const groove = phase < 0.58 ? Math.sin((phase / 0.58) * Math.PI) ** 0.6 : 0;
      const r = diameter / 2 - deep * groove;
      return [r * Math.cos(angle), r * Math.sin(angle), z];
    });
  });
  return grid(rows, screwSteel, { closed: true });
}
