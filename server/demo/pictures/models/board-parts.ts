import { block } from '../render/block.ts';
import { cylinder } from '../render/turned.ts';
import { aluminium, blackPlastic, gold, hole, material, steel, white } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { front } from './fasteners.ts';

export function chip(w: number, d: number, pins: number): Mesh {
  const pitch = (w * 0.86) / pins;
  const pin = block(pitch * 0.5, 1.6, 0.4, steel);
  const row = move(repeat(pin, pins, [pitch, 0, 0]), (-pitch * (pins - 1)) / 2, 0, 0.1);
  return join(
    block(w, d, 1.4, blackPlastic, { chamfer: 0.15 }),
    move(row, 0, -d / 2 - 0.6, 0),
    move(row, 0, d / 2 + 0.6, 0),
    move(turn(row, 'z', 90), w / 2 + 0.6, 0, 0),
    move(turn(row, 'z', 90), -w / 2 - 0.6, 0, 0),
    move(cylinder(w * 0.05, 0.04, white, { chamfer: 0, segments: 20 }), -w * 0.36, d * 0.34, 1.4),
  );
}

export function capacitor(radius: number, height: number): Mesh {
  return join(
    cylinder(radius * 0.98, height, material('#20242c', 0, 0.3), {
      chamfer: radius * 0.15,
      segments: 40,
    }),
    move(cylinder(radius * 0.84, 0.1, aluminium, { chamfer: 0 }), 0, 0, height),
    move(block(radius * 1.2, 0.14, 0.03, hole, { chamfer: 0 }), 0, 0, height + 0.1),
    move(block(0.14, radius * 1.2, 0.03, hole, { chamfer: 0 }), 0, 0, height + 0.1),
  );
}

export function usb(): Mesh {
  return join(
    block(16, 12, 11, steel, { chamfer: 0.3 }),
    move(turn(front(block(8.5, 8, 0.2, hole, { chamfer: 0 })), 'z', 90), 8, 0, 5.5),
    move(turn(front(block(5.5, 4, 0.5, white, { chamfer: 0 })), 'z', 90), 8.1, 0, 5.5),
  );
}

export function pinHeader(pins: number): Mesh {
  const pin = join(block(2.3, 2.3, 2.4, blackPlastic), move(block(0.64, 0.64, 6, gold), 0, 0, 2.4));
  return move(repeat(pin, pins, [2.54, 0, 0]), -1.27 * (pins - 1), 0, 0);
}
