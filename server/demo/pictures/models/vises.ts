import { block } from '../render/block.ts';
import { extrude } from '../render/extrude.ts';
import { cylinder } from '../render/turned.ts';
import { lettering } from '../render/lettering.ts';
import { blackAnodised, groundSteel, hole, ink, steel } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';
import { boltHole, capScrew, front } from './fasteners.ts';
import { anodisedRed, ground } from './holding-finishes.ts';

/** A precision toolmaker's vise: jaws as wide as named, opening along x. */
export function vise(jaw: number, opening: number): Mesh {
  const length = jaw * 1.5 + opening;
  const bed = jaw * 0.42;
  const high = jaw * 0.42;
  const slots = move(
    repeat(front(block(jaw * 0.34, jaw * 0.09, 0.3, hole, { chamfer: 0 })), 3, [jaw * 0.62, 0, 0]),
    -jaw * 0.5,
    -jaw / 2 - 0.1,
    bed * 0.42,
  );
  const groove = move(
    front(block(length * 0.98, jaw * 0.05, 0.2, blackAnodised, { chamfer: 0 })),
    0,
    -jaw / 2 - 0.05,
    bed * 0.12,
  );
  const face = (x: number): Mesh =>
    move(block(jaw * 0.09, jaw, high * 0.92, groundSteel), x, 0, bed);
  const fixed = join(
    move(block(jaw * 0.42, jaw, high, ground), -length / 2 + jaw * 0.21, 0, bed),
    face(-length / 2 + jaw * 0.47),
  );
  const x = -length / 2 + jaw * 0.51 + opening * 0.62;
  const moving = join(
    face(x),
    move(block(jaw * 0.5, jaw, high, ground), x + jaw * 0.3, 0, bed),
    move(turn(capScrew(jaw * 0.09), 'y', 90), x + jaw * 0.55, 0, bed + high * 0.5),
  );
  const vee = move(
    front(block(jaw * 0.03, high * 0.9, 0.2, hole, { chamfer: 0 })),
    x,
    -jaw / 2 - 0.05,
    bed + high * 0.46,
  );
  return turn(
    join(
      block(length, jaw, bed, ground, { chamfer: 0.7 }),
      move(block(length * 0.8, jaw * 0.3, 0.2, hole, { chamfer: 0 }), 0.1 * length, 0, bed),
      slots,
      groove,
      fixed,
      moving,
      vee,
      move(
        front(lettering(String(jaw) + ' MM', jaw * 0.07, ink)),
        -length / 2 + jaw * 0.2,
        -jaw / 2 - 0.12,
        bed + high * 0.5,
      ),
    ),
    'z',
    -4,
  );
}

/** A low-profile modular clamp pair on a base with a stop and locator pins. */
export function lowVise(jaw: number): Mesh {
  const rail = block(jaw * 2.6, jaw * 0.7, jaw * 0.22, anodisedRed, { chamfer: 0.8 });
  const pin = cylinder(jaw * 0.05, jaw * 0.12, steel);
  const stop = join(
    move(block(jaw * 0.34, jaw, jaw * 0.34, ground), 0, 0, jaw * 0.22),
    move(repeat(capScrew(jaw * 0.07), 2, [0, jaw * 0.5, 0]), 0, -jaw * 0.25, jaw * 0.56),
  );
  const wedge: Vec2[] = [
    [-jaw * 0.24, 0],
    [jaw * 0.24, 0],
    [jaw * 0.16, jaw * 0.38],
    [-jaw * 0.24, jaw * 0.34],
  ];
  const jawBlock = move(
    turn(turn(extrude(wedge, jaw, ground, 0.4), 'x', 90), 'z', 0),
    0,
    jaw / 2,
    jaw * 0.22,
  );
  return turn(
    join(
      rail,
      move(stop, -jaw * 0.95, 0, 0),
      move(jawBlock, jaw * 0.5, 0, 0),
      move(turn(turn(stop, 'z', 180), 'z', 0), jaw * 0.95, 0, 0),
      move(turn(capScrew(jaw * 0.08), 'y', 90), jaw * 1.12, 0, jaw * 0.4),
      move(
        repeat(boltHole(jaw * 0.05), 6, [jaw * 0.24, 0, 0]),
        -jaw * 0.66,
        -jaw * 0.22,
        jaw * 0.22,
      ),
      move(repeat(pin, 2, [jaw * 0.5, 0, 0]), -jaw * 0.4, jaw * 0.2, jaw * 0.22),
    ),
    'z',
    -6,
  );
}
