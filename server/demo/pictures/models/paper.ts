import { block } from '../render/block.ts';
import { grid } from '../render/grid.ts';
import { pipe } from '../render/turned.ts';
import { material, orange, rubber } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec3 } from '@spindle/sdk/demo/pictures/vector';
import { lineRibbons } from './line-ribbons.ts';
import type { Drawing } from './line-work.ts';

const blueprint = material('#1f4f8f', 0, 0.7);

const cartridge = material('#f3f1ea', 0, 0.8);

const chalk = material('#eaf2fb', 0, 0.8);

const graphite = material('#2c2f33', 0, 0.8);

/** How a sheet rises: flat, with one corner curling up. */
function curl(x: number, y: number, width: number, depth: number): number {
  const along = (x / width + 0.5) * 0.75 + (0.5 - y / depth) * 0.25 - 0.68;
  return along > 0 ? along * along * 420 : 0;
}

function sheet(drawing: Drawing, width: number, depth: number, blue: boolean): Mesh {
  const rows = Array.from({ length: 25 }, (_, j) =>
    Array.from({ length: 33 }, (_, i): Vec3 => {
      const x = (i / 32 - 0.5) * width;
      const y = (j / 24 - 0.5) * depth;
      return [x, y, curl(x, y, width, depth)];
    }),
  );
  const raised = (x: number, y: number): number => curl(x, y, width, depth) + 0.5;
  return join(
    grid(rows, blue ? blueprint : cartridge),
    lineRibbons(drawing.bold, 1.5, blue ? chalk : graphite, raised),
    lineRibbons(drawing.fine, 0.7, blue ? chalk : graphite, raised),
    lineRibbons(drawing.accent, 1.5, blue ? chalk : orange, raised),
  );
}

/** A set of drawings: the first one open on top of the others, rolled ones behind. */
export function drawingSet(drawing: Drawing, sheets: number, rolls: number, blue = true): Mesh {
  const under = Array.from({ length: sheets }, (_, i) =>
    move(
      turn(
        block(420, 297, 0.8, i % 2 ? cartridge : blueprint, { chamfer: 0.1 }),
        'z',
        (i % 3) * 3.4 - 3,
      ),
      (i % 2) * 6,
      i * 2 - 5,
      i * 1.3,
    ),
  );
  const tubes = Array.from({ length: rolls }, (_, i) =>
    move(turn(turn(roll(i % 2 === 0), 'y', 90), 'z', 4 - i * 5), -190 + i * 12, 182 + i * 50, 24),
  );
  return join(...under, move(sheet(drawing, 420, 297, blue), 0, 0, sheets * 1.3 + 0.8), ...tubes);
}

export function roll(blue: boolean): Mesh {
  return join(
    pipe(16, 22, 380, blue ? blueprint : cartridge),
    pipe(9, 13, 380, blue ? cartridge : blueprint),
    move(pipe(22, 22.6, 14, rubber), 0, 0, 110),
  );
}
