import type { BoardShape } from '@spindle/sdk/demo/pictures/measures/controllers';
import { block } from '../render/block.ts';
import { cylinder } from '../render/turned.ts';
import { lettering } from '../render/lettering.ts';
import {
  aluminium,
  blackAnodised,
  blackPlastic,
  gold,
  material,
  steel,
  white,
} from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { small, traces } from './board-details.ts';
import { capacitor, chip, pinHeader, usb } from './board-parts.ts';
import { boltHole, corners } from './fasteners.ts';
import { terminals } from './vfd.ts';

const masks: Record<BoardShape['color'], Material> = {
  green: material('#1c5a38', 0.1, 0.35),
  blue: material('#153f78', 0.1, 0.35),
  black: material('#1b1d20', 0.1, 0.35),
  red: material('#7d1b1f', 0.1, 0.35),
};

/** A controller board lying flat on stand-offs. */
export function board(shape: BoardShape): Mesh {
  const { width: w, depth: d } = shape;
  const mask = masks[shape.color];
  const trace: Material = {
    ...mask,
    color: [mask.color[0] * 2 + 0.02, mask.color[1] * 2 + 0.02, mask.color[2] * 2 + 0.02],
  };
  const pcb = join(
    block(w, d, 1.6, mask, { radius: 2.5, chamfer: 0.1 }),
    move(traces(w, d, trace), 0, 0, 1.62),
    move(corners(boltHole(1.7, gold), w / 2 - 4, d / 2 - 4), 0, 0, 1.6),
    move(chip(14, 14, 11), w * 0.2, d * 0.02, 1.6),
    move(chip(7, 5, 4), w * 0.36, d * 0.04, 1.6),
    move(chip(5, 4, 4), w * 0.04, d * 0.04, 1.6),
    move(lettering(shape.name, d * 0.05, white), w * 0.22, -d * 0.2, 1.66),
    move(usb(), w / 2 - 7, d * 0.22, 1.6),
    move(block(3.2, 11, 3.5, steel), w / 2 - 8, -d * 0.06, 1.6),
    ...Array.from({ length: 4 }, (_, i) =>
      move(capacitor(4, 9), w * (-0.02 + i * 0.1), d * 0.27, 1.6),
    ),
    ...Array.from({ length: shape.axes }, (_, i) =>
      move(axis(shape.drivers), -w * 0.4 + (i * w * 0.56) / shape.axes, 0, 1.6),
    ),
    move(terminals(w * 0.84, Math.round(w / 7)), -w * 0.02, -d / 2 + 8, 1.6),
    move(turn(terminals(w * 0.6, Math.round(w / 11)), 'z', 180), -w * 0.14, d / 2 - 8, 1.6),
    move(pinHeader(12), w * 0.3, -d * 0.1, 1.6),
    move(small(w, d), 0, 0, 1.6),
    move(block(3, 3, 1.2, material('#e33b2e', 0, 0.2)), w * 0.42, d * 0.36, 1.6),
    move(block(3, 3, 1.2, material('#41c463', 0, 0.2)), w * 0.42, d * 0.31, 1.6),
  );
  const post = cylinder(2.7, 8, steel, { segments: 6 });
  return turn(join(move(corners(post, w / 2 - 4, d / 2 - 4), 0, 0, -8), pcb), 'z', -6);
}

function axis(plugged: boolean): Mesh {
  if (!plugged) return move(pinHeader(4), 0, -3, 0);
  const fins = move(repeat(block(0.8, 10, 6, blackAnodised), 5, [1.9, 0, 0]), -3.8, 0, 0);
  return join(
    move(block(11, 17, 3.4, blackPlastic), 0, 0, 0),
    move(block(15.2, 20.2, 1.4, material('#7a1420', 0, 0.4)), 0, 0, 5.5),
    move(block(10, 10, 1.6, aluminium), 0, 0, 7),
    move(fins, 0, 0, 8.4),
    move(cylinder(1.8, 1.2, steel), 0, -8, 6.9),
    move(pinHeader(4), 0, -15, 0),
  );
}
