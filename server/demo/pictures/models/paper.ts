import { grid, pipe } from '../render/grid.ts';
import { block } from '../render/extrude.ts';
import { material, orange, rubber } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { addTriangle, emptyMesh, join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec2, Vec3 } from '../render/vector.ts';
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

/** Thin lines laid over a surface, cut short so that they follow it. */
export function lineRibbons(
  lines: readonly (readonly Vec2[])[],
  width: number,
  finish: Material,
  height: (x: number, y: number) => number,
): Mesh {
  const mesh = emptyMesh();
  const up: Vec3 = [0, 0, 1];
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [ax, ay] = line[i] ?? [0, 0];
      const [bx, by] = line[i + 1] ?? [0, 0];
      const length = Math.hypot(bx - ax, by - ay);
      if (length === 0) continue;
      const pieces = Math.ceil(length / 14);
      const nx = (-(by - ay) / length) * width * 0.5;
      const ny = ((bx - ax) / length) * width * 0.5;
      for (let k = 0; k < pieces; k++) {
        const corner = (t: number, side: number): Vec3 => {
          const x = ax + (bx - ax) * t + nx * side;
          const y = ay + (by - ay) * t + ny * side;
          return [x, y, height(x, y)];
        };
        const [p, q] = [corner(k / pieces, -1), corner((k + 1) / pieces, -1)];
        const [r, s] = [corner((k + 1) / pieces, 1), corner(k / pieces, 1)];
        addTriangle(mesh, [p, q, r], [up, up, up], finish);
        addTriangle(mesh, [p, r, s], [up, up, up], finish);
      }
    }
  }
  return mesh;
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
    move(turn(block(420, 297, 0.8, i % 2 ? cartridge : blueprint, { chamfer: 0.1 }), 'z', (i % 3) * 3.4 - 3), (i % 2) * 6, i * 2 - 5, i * 1.3),
  );
  const tubes = Array.from({ length: rolls }, (_, i) =>
    move(turn(turn(roll(i % 2 === 0), 'y', 90), 'z', 4 - i * 5), -190 + i * 12, 182 + i * 50, 24),
  );
  return join(...under, move(sheet(drawing, 420, 297, blue), 0, 0, sheets * 1.3 + 0.8), ...tubes);
}

function roll(blue: boolean): Mesh {
  return join(
    pipe(16, 22, 380, blue ? blueprint : cartridge),
    pipe(9, 13, 380, blue ? cartridge : blueprint),
    move(pipe(22, 22.6, 14, rubber), 0, 0, 110),
  );
}

/** Rolled drawings standing in a crate: more of them for larger collections. */
export function rollCrate(rolls: number): Mesh {
  const wood = material('#c19a66', 0, 0.65);
  const board = (w: number, d: number): Mesh => block(w, d, 46, wood, { chamfer: 1 });
  const crate = [0, 56, 112].flatMap((z) => [
    move(board(300, 10), 0, -105, z + 8),
    move(board(300, 10), 0, 105, z + 8),
    move(board(10, 200), 145, 0, z + 8),
    move(board(10, 200), -145, 0, z + 8),
  ]);
  const columns = Math.ceil(rolls / 2);
  const standing = Array.from({ length: rolls }, (_, i) => {
    const x = ((i % columns) - (columns - 1) / 2) * (250 / columns);
    const tilt = turn(roll(i % 3 !== 1), 'y', ((i * 7) % 9) - 4);
    return move(turn(tilt, 'x', ((i * 5) % 7) - 3), x, i < columns ? -46 : 46, 10);
  });
  return turn(join(...crate, block(290, 200, 10, wood), ...standing), 'z', -6);
}

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
  const stand = join(block(300, 130, 10, material('#cdd1d4', 1, 0.35), { radius: 10 }), move(turn(block(120, 12, 230, material('#cdd1d4', 1, 0.35)), 'x', -16), 0, 40, 4));
  return turn(join(move(turn(flat, 'x', 68), 0, 0, 178), move(stand, 0, 50, 0)), 'z', 10);
}
