import { block } from '../render/block.ts';
import { material } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { lineRibbons } from './line-ribbons.ts';
import type { Drawing } from './line-work.ts';

/** A tablet on its stand, showing a lesson's tool path. */
export function tablet(drawing: Drawing): Mesh {
  const glass = material('#04070a', 0, 0.95);
  const glow = (hex: string): Material => material(hex, 0, 1);
  const level = (): number => 0.4;
  const screen = join(
    lineRibbons(drawing.fine, 0.9, glow('#6f8ba6'), level),
    lineRibbons(drawing.bold, 2, glow('#e8eef4'), level),
    lineRibbons(drawing.accent, 2, glow('#ff7a2f'), level),
  );
  const flat = join(
    move(block(456, 330, 12, material('#2a2d31', 0.3, 0.4), { radius: 18, chamfer: 2 }), 0, 0, -12),
    block(436, 310, 0.3, glass, { radius: 8, chamfer: 0.05 }),
    screen,
  );
  const stand = join(
    block(300, 130, 10, material('#cdd1d4', 1, 0.35), { radius: 10 }),
    move(turn(block(120, 12, 230, material('#cdd1d4', 1, 0.35)), 'x', -16), 0, 40, 4),
  );
  return turn(join(move(turn(flat, 'x', 68), 0, 0, 178), move(stand, 0, 50, 0)), 'z', 10);
}
