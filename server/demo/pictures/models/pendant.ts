import { block } from '../render/block.ts';
import { cylinder } from '../render/turned.ts';
import { lettering } from '../render/lettering.ts';
import { aluminium, blackAnodised, blackPlastic, material, white } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';

/** A hand-held pulse generator with its wheel, selectors and emergency stop. */
export function pendant(): Mesh {
  const shell = material('#34373a', 0, 0.5);
  const ticks = Array.from({ length: 50 }, (_, i) =>
    turn(
      move(block(0.5, i % 5 === 0 ? 3.4 : 2, 0.1, white, { chamfer: 0 }), 0, 28, 0),
      'z',
      i * 7.2,
    ),
  );
  const knob = (text: string): Mesh =>
    join(
      cylinder(8.5, 10, blackPlastic),
      move(block(1.6, 8, 0.3, white), 0, 3.6, 10),
      move(lettering(text, 4, white), 0, 14, 0.2),
    );
  const flat = join(
    block(84, 190, 36, shell, { radius: 16, chamfer: 5 }),
    move(block(70, 174, 0.6, blackPlastic, { radius: 12, chamfer: 0.1 }), 0, 0, 35.9),
    move(join(...ticks), 0, -40, 36.7),
    move(cylinder(25, 9, aluminium, { chamfer: 1.2 }), 0, -40, 36.4),
    move(cylinder(21, 0.4, blackAnodised), 0, -40, 45.2),
    move(cylinder(4.6, 13, blackPlastic, { chamfer: 1 }), 11, -28, 45),
    move(knob('AXIS'), -19, 24, 36.4),
    move(knob('×1 ×10'), 19, 24, 36.4),
    move(cylinder(17, 6, material('#e8c322', 0, 0.4)), 0, 66, 36.4),
    move(cylinder(13, 16, material('#c4261d', 0, 0.32), { chamfer: 3 }), 0, 66, 42),
  );
  return turn(turn(flat, 'x', 28), 'z', 12);
}
