import { block } from '../render/block.ts';
import { cylinder } from '../render/turned.ts';
import { lettering } from '../render/lettering.ts';
import { blackAnodised, hole, material, orange, white } from '../render/material.ts';
import { around, join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { boltHole } from './fasteners.ts';
import { paint, plate } from './mill.ts';
import { toolHolder } from './tool-holder.ts';

/** The automatic tool changer: a carousel with ten forks, each holding a tapered holder. */
export function toolCarousel(): Mesh {
  const fork = join(
    move(block(46, 54, 9, blackAnodised, { radius: 6, chamfer: 1 }), 0, -128, 0),
    move(block(16, 26, 9.4, hole, { radius: 5 }), 0, -146, 0),
    move(block(9, 30, 12, orange, { radius: 3 }), 17, -142, -1),
    move(block(9, 30, 12, orange, { radius: 3 }), -17, -142, -1),
    move(toolHolder(3), 0, -146, -58),
  );
  const numbers = Array.from({ length: 10 }, (_, i) =>
    turn(move(lettering(String(i + 1), 12, white), 0, -84, 16.2), 'z', i * 36 + 18),
  );
  const shapes = [3, 4, 2, 6, 5, 3, 1.5, 4, 3, 2];
  return join(
    move(around(fork, 10, 18), 0, 0, 100),
    ...shapes.map((r, i) =>
      turn(move(cylinder(r, 22, material('#8f949a', 1, 0.2)), 0, -146, 22), 'z', i * 36 + 18),
    ),
    move(cylinder(112, 16, plate, { chamfer: 2 }), 0, 0, 98),
    move(join(...numbers), 0, 0, 98),
    move(cylinder(52, 30, paint, { chamfer: 3 }), 0, 0, 114),
    move(around(move(boltHole(4), 0, -40, 30.05), 6), 0, 0, 114),
    move(cylinder(26, 36, blackAnodised, { chamfer: 2 }), 0, 0, 142),
    move(cylinder(38, 98, paint), 0, 0, 2),
    cylinder(96, 12, paint, { chamfer: 2 }),
  );
}
