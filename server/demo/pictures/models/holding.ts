import { block, extrude } from '../render/extrude.ts';
import { cylinder, lathe } from '../render/grid.ts';
import { lettering } from '../render/lettering.ts';
import { blackAnodised, groundSteel, hole, ink, material, orange, steel } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec2 } from '../render/vector.ts';
import { boltHole, capScrew, corners, front, hexNut } from './fasteners.ts';

const ground = material('#cdd1d5', 1, 0.2, { direction: [0, 1, 0], amount: 0.05 });
const anodisedBlue = material('#2b5f9e', 0.75, 0.35);
const anodisedRed = material('#b02a2f', 0.7, 0.35);
const wood = material('#b98a55', 0, 0.7);

/** An extrusion's outline given in depth and height, laid along x. */
function alongX(outline: readonly Vec2[], length: number, finish: Material, chamfer = 0.3): Mesh {
  return move(turn(turn(extrude(outline, length, finish, chamfer), 'x', 90), 'z', 90), -length / 2, 0, 0);
}

/** A precision toolmaker's vise: jaws as wide as named, opening along x. */
export function vise(jaw: number, opening: number): Mesh {
  const length = jaw * 1.5 + opening;
  const bed = jaw * 0.42;
  const high = jaw * 0.42;
  const slots = move(repeat(front(block(jaw * 0.34, jaw * 0.09, 0.3, hole, { chamfer: 0 })), 3, [jaw * 0.62, 0, 0]), -jaw * 0.5, -jaw / 2 - 0.1, bed * 0.42);
  const groove = move(front(block(length * 0.98, jaw * 0.05, 0.2, blackAnodised, { chamfer: 0 })), 0, -jaw / 2 - 0.05, bed * 0.12);
  const face = (x: number): Mesh => move(block(jaw * 0.09, jaw, high * 0.92, groundSteel), x, 0, bed);
  const fixed = join(move(block(jaw * 0.42, jaw, high, ground), -length / 2 + jaw * 0.21, 0, bed), face(-length / 2 + jaw * 0.47));
  const x = -length / 2 + jaw * 0.51 + opening * 0.62;
  const moving = join(face(x), move(block(jaw * 0.5, jaw, high, ground), x + jaw * 0.3, 0, bed), move(turn(capScrew(jaw * 0.09), 'y', 90), x + jaw * 0.55, 0, bed + high * 0.5));
  const vee = move(front(block(jaw * 0.03, high * 0.9, 0.2, hole, { chamfer: 0 })), x, -jaw / 2 - 0.05, bed + high * 0.46);
  return turn(
    join(
      block(length, jaw, bed, ground, { chamfer: 0.7 }),
      move(block(length * 0.8, jaw * 0.3, 0.2, hole, { chamfer: 0 }), 0.1 * length, 0, bed),
      slots,
      groove,
      fixed,
      moving,
      vee,
      move(front(lettering(String(jaw) + ' MM', jaw * 0.07, ink)), -length / 2 + jaw * 0.2, -jaw / 2 - 0.12, bed + high * 0.5),
    ),
    'z',
    -4,
  );
}

/** A low-profile modular clamp pair on a base with a stop and locator pins. */
export function lowVise(jaw: number): Mesh {
  const rail = block(jaw * 2.6, jaw * 0.7, jaw * 0.22, anodisedRed, { chamfer: 0.8 });
  const pin = cylinder(jaw * 0.05, jaw * 0.12, steel);
  const stop = join(move(block(jaw * 0.34, jaw, jaw * 0.34, ground), 0, 0, jaw * 0.22), move(repeat(capScrew(jaw * 0.07), 2, [0, jaw * 0.5, 0]), 0, -jaw * 0.25, jaw * 0.56));
  const wedge: Vec2[] = [[-jaw * 0.24, 0], [jaw * 0.24, 0], [jaw * 0.16, jaw * 0.38], [-jaw * 0.24, jaw * 0.34]];
  const jawBlock = move(turn(turn(extrude(wedge, jaw, ground, 0.4), 'x', 90), 'z', 0), 0, jaw / 2, jaw * 0.22);
  return turn(
    join(
      rail,
      move(stop, -jaw * 0.95, 0, 0),
      move(jawBlock, jaw * 0.5, 0, 0),
      move(turn(turn(stop, 'z', 180), 'z', 0), jaw * 0.95, 0, 0),
      move(turn(capScrew(jaw * 0.08), 'y', 90), jaw * 1.12, 0, jaw * 0.4),
      move(repeat(boltHole(jaw * 0.05), 6, [jaw * 0.24, 0, 0]), -jaw * 0.66, -jaw * 0.22, jaw * 0.22),
      move(repeat(pin, 2, [jaw * 0.5, 0, 0]), -jaw * 0.4, jaw * 0.2, jaw * 0.22),
    ),
    'z',
    -6,
  );
}

const track: Vec2[] = [
  [9.5, 0], [9.5, 12.5], [3.2, 12.5], [3.2, 9.6], [6.6, 9.6], [6.6, 3.4], [-6.6, 3.4], [-6.6, 9.6], [-3.2, 9.6], [-3.2, 12.5], [-9.5, 12.5], [-9.5, 0],
];

/** T-track lengths, optionally with hold-down clamps riding in them. */
export function tTrack(length: number, count: number, clamps: number): Mesh {
  const bar = join(
    alongX(track, length, anodisedBlue, 0.15),
    move(repeat(boltHole(2), Math.floor(length / 60), [60, 0, 0]), -Math.floor(length / 120) * 60 + 30, 0, 3.45),
  );
  const bars = repeat(bar, count, [14, 34, 0]);
  const riders = Array.from({ length: clamps }, (_, i) =>
    move(holdDown(90), (i - (clamps - 1) / 2) * (length / (clamps + 0.4)), (i % count) * 34, 12.5),
  );
  return turn(join(bars, ...riders), 'z', -8);
}

/** A slotted strap clamp with its bolt and star knob, standing on z = 0. */
export function holdDown(length: number, finish: Material = blackAnodised): Mesh {
  const strap: Vec2[] = [
    [-length * 0.5, 16], [-length * 0.5, 8], [-length * 0.4, 3], [-length * 0.36, 0], [-length * 0.28, 0], [-length * 0.22, 6], [length * 0.34, 9], [length * 0.42, 2], [length * 0.5, 2], [length * 0.5, 12], [length * 0.36, 18], [-length * 0.3, 17],
  ];
  const arm = move(turn(extrude(strap, 24, finish, 0.8), 'x', 90), 0, 12, 0);
  const lobes = Array.from({ length: 5 }, (_, i) =>
    turn(move(cylinder(7, 13, material('#1d1f21', 0, 0.4), { chamfer: 2 }), 11, 0, 0), 'z', i * 72),
  );
  const knob = join(cylinder(13, 13, material('#1d1f21', 0, 0.4), { chamfer: 2 }), ...lobes, move(cylinder(6, 1, orange), 0, 0, 13));
  return turn(
    join(
      arm,
      move(block(length * 0.46, 8.4, 0.3, hole, { radius: 4.1, chamfer: 0.02 }), -length * 0.02, 0, 17.3),
      move(cylinder(3.9, 46, steel), 0, 0, -6),
      move(cylinder(9, 1.8, steel), 0, 0, 17.4),
      move(knob, 0, 0, 22),
    ),
    'z',
    70,
  );
}

export function holdDownSet(count: number, finish?: Material): Mesh {
  return turn(join(...Array.from({ length: count }, (_, i) => move(holdDown(110, finish), i * 64, (i % 2) * 24, 6))), 'z', -4);
}

/** Step blocks, strap clamps, studs, T-nuts and flange nuts, set out in rows. */
export function stepClampSet(): Mesh {
  const step = (high: number): Mesh => {
    const teeth = Math.floor(high / 5);
    const outline: Vec2[] = [[0, 0], [high * 0.9, 0]];
    for (let i = 0; i < teeth; i++) {
      const x = high * 0.9 * (1 - i / teeth);
      outline.push([x, 5 * (i + 1)], [x - (high * 0.9) / teeth, 5 * (i + 1) - 1]);
    }
    return turn(extrude(outline, 24, blackAnodised, 0.4), 'x', 90);
  };
  const strap = join(
    move(block(100, 24, 15, blackAnodised, { chamfer: 1 }), 0, 0, 0),
    move(block(52, 9, 0.2, hole, { radius: 4.4, chamfer: 0.02 }), 4, 0, 15),
    move(block(10, 24, 4, blackAnodised), 52, 0, 0),
  );
  const stud = (length: number): Mesh => cylinder(5, length, steel, { chamfer: 1, segments: 24 });
  const tNut = join(block(22, 22, 6, blackAnodised), move(block(13, 22, 6, blackAnodised), 0, 0, 6), move(boltHole(5), 0, 0, 12));
  const nut = join(lathe([[0, 0], [12, 0], [12, 3], [9, 4], [0, 4]], steel), move(hexNut(17, 12), 0, 0, 4));
  return turn(
    join(
      ...[30, 45, 60].map((h, i) => move(step(h), -120 + i * 62, 60, 0)),
      ...[0, 1, 2].map((i) => move(turn(strap, 'z', 0), -75 + i * 4, -8 - i * 34, 0)),
      ...[120, 100, 80, 60, 45].map((l, i) => move(stud(l), 66 + i * 19, 46, 0)),
      ...[0, 1, 2, 3].map((i) => move(tNut, 20 + i * 32, 2, 0)),
      ...[0, 1, 2, 3].map((i) => move(nut, 20 + i * 32, -34, 0)),
      ...[0, 1, 2, 3].map((i) => move(hexNut(17, 24), 20 + i * 32, -68, 0)),
    ),
    'z',
    0,
  );
}

/** A slab with a grid of threaded inserts or holes. */
export function fixturePlate(width: number, depth: number, pitch: number, finish: 'metal' | 'wood'): Mesh {
  const columns = Math.floor(width / pitch);
  const rows = Math.floor(depth / pitch);
  const top = finish === 'metal' ? 18 : 19;
  const one = finish === 'metal' ? boltHole(4) : join(boltHole(5.4, material('#c9a24b', 1, 0.3)));
  return turn(
    join(
      block(width, depth, top, finish === 'metal' ? material('#c8ccd0', 1, 0.3, { direction: [0, 1, 0], amount: 0.08 }) : wood, { chamfer: 0.8 }),
      move(repeat(repeat(one, columns, [pitch, 0, 0]), rows, [0, pitch, 0]), (-(columns - 1) * pitch) / 2, (-(rows - 1) * pitch) / 2, top),
      move(corners(capScrew(6), width / 2 - 12, depth / 2 - 12), 0, 0, top - 2),
    ),
    'z',
    -6,
  );
}

/** Eccentric side clamps on a plate. */
export function toeClamps(count: number): Mesh {
  const one = join(
    block(34, 22, 14, ground, { chamfer: 0.6 }),
    move(cylinder(10, 10, anodisedRed), -4, 0, 12),
    move(capScrew(5), -2, 0, 21),
    move(block(6, 26, 12, groundSteel), 19, 0, 0),
    move(repeat(block(0.4, 26, 0.5, hole, { chamfer: 0 }), 4, [0, 0, 2.6]), 22.1, 0, 2),
  );
  return turn(repeat(one, count, [16, 46, 0]), 'z', -28);
}
