import { block, extrude } from '../render/extrude.ts';
import { cable, cylinder, lathe, pipe } from '../render/grid.ts';
import { aluminium, blackAnodised, blackPlastic, darkSteel, hole, material, orange, rubber, steel } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { around, join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec2 } from '../render/vector.ts';
import { boltHole, capScrew, corners, front, rightSide } from './fasteners.ts';
import { label } from './label.ts';
import { nutOnly } from './tooling.ts';
import { chamferedSquare } from './stepper.ts';

const plate = material('#cdd1d4', 1, 0.34, { direction: [0, 1, 0], amount: 0.06 });

/** A split clamp for a round spindle, standing on its mounting face. */
export function spindleMount(bore: number): Mesh {
  const r = bore / 2;
  const wall = r + 14;
  const outer: Vec2[] = Array.from({ length: 49 }, (_, i) => {
    const a = (-28 + (i / 48) * 236) * (Math.PI / 180);
    return [wall * Math.cos(a), wall * Math.sin(a) + r + 18];
  });
  const ring: Vec2[] = Array.from({ length: 65 }, (_, i) => {
    const a = (-90 - (i / 64) * 356) * (Math.PI / 180);
    return [r * Math.cos(a), r * Math.sin(a) + r + 18];
  });
  const outline: Vec2[] = [[-1.2, 0], ...[[-wall - 4, 0] as Vec2], ...outer.toReversed(), [wall + 4, 0], [1.2, 0], ...ring.toReversed()].toReversed() as Vec2[];
  const body = turn(extrude(outline, 76, plate, 0.8), 'x', 90);
  return turn(
    join(
      move(body, 0, 38, 0),
      move(rightSide(repeat(capScrew(4.4), 2, [44, 0, 0])), wall + 2.6, -22, 9),
      move(front(corners(capScrew(3.6), wall * 0.82, 0)), 0, -38, 12),
    ),
    'z',
    -4,
  );
}

/** A submersible coolant pump. */
export function pump(): Mesh {
  const shell = material('#1d2226', 0, 0.4);
  const grille = move(repeat(rightSide(block(2.4, 34, 0.4, hole, { chamfer: 0 })), 9, [0, 6, 0]), 40.1, -24, 34);
  return turn(
    join(
      block(80, 66, 70, shell, { radius: 8, chamfer: 2 }),
      grille,
      move(front(label(['75 W', '3200 L/H 3.5 M'], 5.4)), -4, -33.1, 38),
      move(cylinder(14, 12, shell), 16, 0, 70),
      move(lathe([[0, 0], [9, 0], [9, 5], [10, 7], [8, 13], [10, 15], [8, 21], [10, 23], [7, 30], [5, 30], [5, 4]], blackPlastic), 16, 0, 80),
      move(corners(cylinder(6, 5, rubber), 30, 24), 0, 0, -4),
      cable([[-30, 0, 68], [-34, 2, 92], [-52, 10, 104], [-76, 22, 70], [-84, 34, 10], [-104, 30, -1]], 3.4, rubber),
    ),
    'z',
    -10,
  );
}

/** A handheld trim router's motor, as small machines carry it. */
export function trimRouter(bore: number): Mesh {
  const r = bore / 2;
  const vents = around(move(block(3, 2, 15, hole, { radius: 1 }), 0, -r * 0.93 + 0.6, 0), 22);
  const body = join(
    nutOnly(13),
    move(cylinder(6, 14, darkSteel), 0, 0, 10),
    move(lathe([[0, 0], [r * 0.6, 0], [r * 0.94, 6], [r, 7], [r, 82], [r * 0.98, 83], [0, 83]], aluminium, 90), 0, 0, 22),
    move(lathe([[0, 0], [r * 1.03, 0], [r * 1.05, 3], [r * 1.05, 62], [r * 0.98, 86], [r * 0.9, 94], [r * 0.8, 98], [0, 99]], material('#24525b', 0, 0.45), 90), 0, 0, 105),
    move(pipe(r * 1.04, r * 1.075, 7, orange), 0, 0, 112),
    move(vents, 0, 0, 182),
    move(cable([[0, 0, 0], [0, 2, 18], [4, -16, 44], [-6, -20, 70], [-10, 4, 90]], 4, rubber), 0, 0, 202),
    move(turn(block(10, 5, 24, blackPlastic, { radius: 2 }), 'z', 75), r * 0.99, 8, 138),
  );
  return turn(turn(body, 'x', -90), 'z', -35);
}

/** A planetary gearbox with its output shaft towards the left. */
export function gearbox(flange: number, finish: Material = blackAnodised): Mesh {
  const f = flange;
  const upright = join(
    extrude(chamferedSquare(f, f * 0.1), 14, aluminium, 0.8),
    move(cylinder(f * 0.49, f * 0.9, finish, { chamfer: 1 }), 0, 0, 14),
    move(lathe([[f * 0.494, 0], [f * 0.494, 2]], steel, 90), 0, 0, 14 + f * 0.3),
    move(extrude(chamferedSquare(f, f * 0.1), 9, aluminium, 0.8), 0, 0, 14 + f * 0.9),
    move(corners(boltHole(f * 0.05), f * 0.37, f * 0.37), 0, 0, 23 + f * 0.9),
    move(lathe([[f * 0.34, 0], [f * 0.34, 4], [f * 0.33, 4.6], [f * 0.15, 4.6], [f * 0.14, 3], [0, 3]], aluminium), 0, 0, 23 + f * 0.9),
    move(cylinder(f * 0.125, f * 0.55, steel), 0, 0, 25 + f * 0.9),
    move(block(f * 0.07, 2, f * 0.3, steel), 0, -f * 0.12, 25 + f * 1.02),
    move(rightSide(turn(label(['10:1'], f * 0.1), 'z', -90)), f * 0.5, 0, 14 + f * 0.5),
  );
  return turn(turn(move(upright, 0, -f / 2, 0), 'x', 90), 'z', -35);
}

/** Inductive limit switches with their nuts and cables. */
export function proximitySwitches(count: number): Mesh {
  const one = join(
    move(cylinder(6, 3, orange, { chamfer: 0.6 }), 0, 0, 52),
    ...Array.from({ length: 26 }, (_, i) => move(lathe([[5.6, 0], [6, 0.7], [5.6, 1.4]], steel, 40), 0, 0, 15 + i * 1.4)),
    cylinder(5.7, 16, steel),
    move(extrude(Array.from({ length: 6 }, (_, i) => [9.6 * Math.cos((i * Math.PI) / 3), 9.6 * Math.sin((i * Math.PI) / 3)] as const), 4, steel, 0.5), 0, 0, 22),
    move(extrude(Array.from({ length: 6 }, (_, i) => [9.6 * Math.cos((i * Math.PI) / 3 + 0.3), 9.6 * Math.sin((i * Math.PI) / 3 + 0.3)] as const), 4, steel, 0.5), 0, 0, 31),
    cable([[0, 0, 1], [0, 0, -14], [4, 0, -30], [20, 2, -44], [30, 4, -30]], 1.8, rubber),
  );
  const lying = turn(turn(move(one, 0, 0, 0), 'x', 90), 'z', -30);
  return repeat(lying, count, [34, 10, 0]);
}
