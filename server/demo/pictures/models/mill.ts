import { block } from '../render/block.ts';
import { cylinder } from '../render/turned.ts';
import { lettering } from '../render/lettering.ts';
import {
  aluminium,
  blackAnodised,
  blackPlastic,
  groundSteel,
  hole,
  material,
  orange,
  white,
} from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { cutter } from './end-mill.ts';
import { boltHole, front, rightSide } from './fasteners.ts';
import { uprightSpindle } from './spindle.ts';

export const paint = material('#2c3034', 0.1, 0.4);

export const plate = material('#c6cacd', 1, 0.36, { direction: [0, 1, 0], amount: 0.04 });

/** A desktop gantry mill: bed, two columns, gantry beam, Z axis with its spindle. */
export function mill(): Mesh {
  const slots = move(repeat(block(9, 520, 0.3, hole, { chamfer: 0 }), 8, [52, 0, 0]), -182, 0, 84);
  const side = (x: number): Mesh =>
    move(block(26, 210, 330, paint, { chamfer: 2, radius: 12 }), x, 40, 60);
  const motor = join(
    block(57, 57, 70, blackAnodised, { chamfer: 3 }),
    move(block(57, 57, 10, aluminium, { chamfer: 3 }), 0, 0, 0),
  );
  return turn(
    join(
      move(block(520, 620, 52, paint, { chamfer: 3 }), 0, 0, 14),
      ...[-1, 1].map((s) =>
        move(repeat(cylinder(20, 14, blackPlastic), 2, [0, 520, 0]), s * 220, -260, 0),
      ),
      move(block(430, 540, 18, plate, { chamfer: 1 }), 0, 0, 66),
      slots,
      ...[-1, 1].map((s) => move(block(20, 560, 12, groundSteel), s * 244, 0, 66)),
      side(-272),
      side(272),
      move(block(570, 70, 120, paint, { chamfer: 2 }), 0, 60, 260),
      move(block(560, 10, 14, groundSteel), 0, 20, 345),
      move(block(560, 10, 14, groundSteel), 0, 20, 275),
      move(front(lettering('SPINDLE', 30, white)), -158, 24.6, 322),
      move(front(block(200, 4, 0.5, orange, { chamfer: 0 })), -158, 24.6, 296),
      move(block(150, 26, 220, plate, { chamfer: 1.5 }), 60, 4, 200),
      move(
        turn(
          uprightSpindle({ diameter: 80, length: 190, nut: 30, cooling: 'water', label: '2.2 KW' }),
          'z',
          -60,
        ),
        60,
        -58,
        160,
      ),
      move(block(110, 60, 22, blackAnodised, { radius: 12 }), 60, -52, 232),
      move(block(110, 60, 22, blackAnodised, { radius: 12 }), 60, -52, 330),
      move(motor, 60, 10, 420),
      move(turn(motor, 'y', 90), 284, 66, 320),
      move(
        cutter({ diameter: 6, shank: 6, flutes: 2, cut: 26, length: 60, tip: 'square' }),
        60,
        -58,
        110,
      ),
      move(block(150, 110, 34, material('#b98a55', 0, 0.65), { chamfer: 1 }), 50, -70, 84),
      move(rightSide(boltHole(6)), 285.2, -20, 120),
      move(rightSide(boltHole(6)), 285.2, 100, 120),
    ),
    'z',
    8,
  );
}
