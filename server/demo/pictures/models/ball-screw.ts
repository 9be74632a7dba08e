import { block } from '../render/extrude.ts';
import { cylinder, grid, lathe, pipe } from '../render/grid.ts';
import { aluminium, blackAnodised, blackPlastic, brass, groundSteel, hole, material, steel } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { around, join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec3 } from '../render/vector.ts';
import { boltHole, capScrew, corners, rightSide } from './fasteners.ts';

export interface ScrewShape {
  diameter: number;
  lead: number;
  length: number;
  /** BK and BF bearing blocks and a coupling at the ends. */
  bearings?: boolean;
  nut: 'flange' | 'brass';
}

const screwSteel = material('#c6cacf', 1, 0.2);

/** A threaded rod along z: a round groove for balls, or a trapezoid for a lead screw. */
function thread(diameter: number, lead: number, length: number, deep: number): Mesh {
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

/** A ball or lead screw lying along x with its nut. */
export function ballScrew({ diameter: d, lead, length, bearings, nut }: ScrewShape): Mesh {
  const rod = join(
    thread(d, lead, length, d * (nut === 'flange' ? 0.1 : 0.13)),
    move(cylinder(d * 0.375, d * 2.4, groundSteel), 0, 0, length),
    move(cylinder(d * 0.31, d * 1.3, groundSteel), 0, 0, length + d * 2.2),
    move(cylinder(d * 0.34, d * 1.1, groundSteel), 0, 0, -d * 1.05),
  );
  const along = (mesh: Mesh): Mesh => turn(mesh, 'y', 90);
  const height = d * 1.35;
  const parts = [
    move(along(rod), -length / 2, 0, height),
    move(along(nut === 'flange' ? flangeNut(d) : brassNut(d)), -length * 0.12, 0, height),
  ];
  if (bearings) {
    parts.push(move(bearingBlock(d, true), length / 2 + d * 0.9, 0, 0));
    parts.push(move(bearingBlock(d, false), -length / 2 - d * 0.55, 0, 0));
    parts.push(move(along(coupling(d * 0.78, d * 1.9)), length / 2 + d * 2.9, 0, height));
  }
  return turn(join(...parts), 'z', -10);
}

function flangeNut(d: number): Mesh {
  const r = d * 0.88;
  const flange = d * 1.5;
  const bolts = around(move(boltHole(d * 0.16), d * 1.2, 0, 0), 6, 30);
  return join(
    lathe([[d * 0.5, 0], [r * 0.98, 0], [r, 0.5], [r, d * 1.9], [d * 0.5, d * 1.9]], steel),
    move(lathe([[r, 0], [flange - 0.6, 0], [flange, 0.6], [flange, d * 0.6], [flange - 0.6, d * 0.62], [d * 0.5, d * 0.62]], steel, 80), 0, 0, d * 1.9),
    move(bolts, 0, 0, d * 2.53),
    move(pipe(d * 0.46, d * 0.66, 0.8, blackPlastic), 0, 0, d * 2.5),
    move(turn(bolts, 'x', 180), 0, 0, d * 1.9),
  );
}

function brassNut(d: number): Mesh {
  const bolts = around(move(boltHole(d * 0.18), d * 1.0, 0, 0), 4, 45);
  return join(
    lathe([[d * 0.5, 0], [d * 0.62, 0.4], [d * 0.64, d * 1.3], [d * 1.36, d * 1.3], [d * 1.38, d * 1.4], [d * 1.38, d * 1.75], [d * 1.34, d * 1.8], [d * 0.64, d * 1.8], [d * 0.64, d * 2.1], [d * 0.5, d * 2.1]], brass),
    move(bolts, 0, 0, d * 1.82),
    move(turn(bolts, 'x', 180), 0, 0, d * 1.29),
  );
}

function bearingBlock(d: number, fixed: boolean): Mesh {
  const w = d * 3.8;
  const l = fixed ? d * 1.6 : d * 1.25;
  const black: Material = blackAnodised;
  return join(
    block(l, w, d * 1.4, black, { chamfer: 0.6 }),
    move(block(l, d * 2.2, d * 1.1, black, { chamfer: 0.6 }), 0, 0, d * 1.35),
    move(turn(pipe(d * 0.4, d * 0.85, 1.2, steel), 'y', 90), l / 2 - 0.2, 0, d * 1.35),
    move(rightSide(corners(capScrew(d * 0.13), d * 0.78, d * 0.62)), l / 2, 0, d * 1.45),
    move(boltHole(d * 0.2), 0, w * 0.4, d * 1.4),
    move(boltHole(d * 0.2), 0, -w * 0.4, d * 1.4),
  );
}

/** A flexible coupling standing on z = 0. */
export function coupling(radius: number, length: number): Mesh {
  const cut = (z: number, angle: number): Mesh =>
    move(turn(move(pipe(radius * 0.96, radius * 1.004, length * 0.018, hole), 0, 0, 0), 'z', angle), 0, 0, z);
  const screws = [0.16, 0.84].map((at) =>
    move(turn(capScrew(radius * 0.19), 'x', 90), radius * 0.45, -radius * 0.86, length * at),
  );
  return join(
    lathe([[radius * 0.32, 0], [radius * 0.95, 0], [radius, radius * 0.05], [radius, length - radius * 0.05], [radius * 0.95, length], [radius * 0.32, length]], aluminium),
    ...[0.34, 0.42, 0.5, 0.58, 0.66].map((at, i) => cut(length * at, i * 60)),
    ...screws,
  );
}
