import type { CutterShape } from '@spindle/sdk/demo/pictures/measures/cutters';
import { block } from '../render/block.ts';
import { cylinder, lathe } from '../render/turned.ts';
import { grid } from '../render/grid.ts';
import { carbide, gold, material, steel } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec3 } from '@spindle/sdk/demo/pictures/vector';

const coatings: Record<NonNullable<CutterShape['coating']>, Material> = {
  bare: material('#b4b9be', 1, 0.16),
  tialn: material('#7a6f84', 1, 0.22),
  tin: gold,
  zrn: material('#cfc08e', 1, 0.2),
  dlc: material('#5d636b', 1, 0.14),
};

/** A cutter standing on its shank, the flutes up. */
export function cutter(shape: CutterShape): Mesh {
  const { diameter: d, shank, length, cut } = shape;
  const finish = coatings[shape.coating ?? 'bare'];
  const neck = Math.abs(d - shank) > 0.2 ? shank * 0.5 : 0;
  const plain = length - cut - neck;
  const r = shank / 2;
  const blank = lathe(
    [
      [0, 0],
      [r * 0.86, 0],
      [r, r * 0.16],
      [r, plain],
      [d / 2, plain + neck + 0.01],
      [0, plain + neck + 0.02],
    ],
    shape.coating === 'bare' || !shape.coating ? carbide : finish,
    56,
  );
  return join(blank, move(fluted(shape, finish), 0, 0, plain + neck));
}

/** Half the cross-section at a height of the cut: how far the cutter reaches out. */
function reach(shape: CutterShape, z: number): number {
  const r = shape.diameter / 2;
  const fromTip = shape.cut - z;
  if (shape.tip === 'ball' && fromTip < r)
    return Math.sqrt(Math.max(0, r * r - (r - fromTip) ** 2));
  const half = ((shape.angle ?? (shape.tip === 'drill' ? 130 : 180)) * Math.PI) / 360;
  return half < 1.55 ? Math.min(r, fromTip * Math.tan(half)) : r;
}

function fluted(shape: CutterShape, finish: Material): Mesh {
  const steps = 90;
  const around = shape.flutes * 36;
  const helix = Math.tan(((shape.helix ?? 34) * Math.PI) / 180);
  const fade = Math.min(shape.cut * 0.25, shape.diameter);
  const rows = Array.from({ length: steps + 1 }, (_, i): Vec3[] => {
    const z = (i / steps) ** 0.92 * shape.cut;
    const out = reach(shape, z);
    const up = shape.tip === 'compression' ? Math.abs(z - shape.cut * 0.72) : z;
    const twist = (up * helix) / (shape.diameter / 2);
    const depth = Math.min(1, z / fade);
    return Array.from({ length: around }, (_, k): Vec3 => {
      const angle = (k / around) * Math.PI * 2;
      const phase = ((angle * shape.flutes) / (Math.PI * 2)) % 1;
      const radius = out * (1 - depth * (1 - section(phase, shape.flutes)));
      return [radius * Math.cos(angle + twist), radius * Math.sin(angle + twist), z];
    });
  });
  const last = rows.at(-1) ?? [];
  rows.push(
    last.map((): Vec3 => [0, 0, shape.cut - (shape.tip === 'square' ? shape.diameter * 0.05 : 0)]),
  );
  return grid(rows, finish, { closed: true });
}

/** One tooth of the cross-section, 0 to 1 along the turn: land, relief, gullet, steep face. */
function section(phase: number, flutes: number): number {
  const gullet = flutes <= 2 ? 0.42 : flutes === 3 ? 0.52 : 0.62;
  const land = 0.14;
  if (phase < land) return 1;
  if (phase < 0.45) return 1 - ((phase - land) / 0.31) * 0.14;
  if (phase < 0.94) {
    const t = (phase - 0.45) / 0.49;
    return 0.86 - (0.86 - gullet) * Math.sin((Math.min(1, t * 1.15) * Math.PI) / 2) ** 1.3;
  }
  const t = (phase - 0.94) / 0.06;
  return gullet + (1 - gullet) * t;
}

/** A cutter lying with its tip towards the viewer's left, a ring on its shank. */
export function lyingCutter(shape: CutterShape): Mesh {
  return turn(turn(move(cutter(shape), 0, 0, -shape.length / 2), 'x', 90), 'z', -38);
}

/** One cutter lying in front of others standing. */
export function cutterGroup(shapes: readonly CutterShape[]): Mesh {
  const pitch = Math.max(...shapes.map((s) => s.shank)) * 2.4;
  const standing = shapes.map((shape, i) =>
    move(
      turn(cutter(shape), 'z', i * 40),
      (i - (shapes.length - 1) / 2) * pitch,
      Math.abs(i % 2) * pitch * 0.5,
      0,
    ),
  );
  return turn(join(...standing), 'z', 14);
}

const indexFinish = material('#33363a', 0, 0.5);

/** A drill index: drills standing in a block, small to large. */
export function drillSet(sizes: readonly number[]): Mesh {
  let x = 0;
  const drills = sizes.map((diameter) => {
    x += diameter / 2 + 4.2;
    const length = 34 + diameter * 7.5;
    const drill = cutter({
      diameter,
      shank: diameter,
      flutes: 2,
      cut: length * 0.62,
      length,
      tip: 'drill',
      helix: 30,
      coating: 'tin',
    });
    const collar = move(cylinder(diameter / 2 + 1.1, 0.6, steel), x, 0, 22);
    const placed = join(move(drill, x, 0, 6), collar);
    x += diameter / 2;
    return placed;
  });
  const rack = block(x + 8, 28, 22, indexFinish, { radius: 3, chamfer: 2 });
  return turn(join(rack, move(join(...drills), -x / 2 - 2, 0, 0)), 'z', 6);
}
