import { block } from '../render/block.ts';
import { cable } from '../render/cable.ts';
import { lathe, pipe } from '../render/turned.ts';
import { lettering } from '../render/lettering.ts';
import { blackPlastic, groundSteel, hole, material, steel, white } from '../render/material.ts';
import { around, join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';

/** A spring collet standing on its wide end; diameter at the head and bore in millimetres. */
export function collet(head: number, bore: number): Mesh {
  const r = head / 2;
  const h = head * 1.5;
  return join(
    lathe(
      [
        [bore / 2, 0],
        [r * 0.86, 0.4],
        [r, h * 0.11],
        [r, h * 0.15],
        [r * 0.86, h * 0.17],
        [r * 0.86, h * 0.24],
        [r * 0.98, h * 0.28],
        [r * 0.66, h - 0.6],
        [r * 0.62, h],
        [bore / 2, h],
      ],
      groundSteel,
      64,
    ),
    move(
      lathe(
        [
          [bore / 2, 0.02],
          [0, 0.02],
        ],
        hole,
        40,
      ),
      0,
      0,
      h,
    ),
    move(
      around(
        move(
          block(0.5, r * 0.6 - bore / 2, 0.1, hole, { chamfer: 0 }),
          0,
          -(r * 0.6 + bore / 2) / 2,
          0,
        ),
        8,
        22,
      ),
      0,
      0,
      h + 0.02,
    ),
    ...coneSlots(r, h),
  );
}

/** Dark slits down the cone of a collet. */
function coneSlots(r: number, h: number): Mesh[] {
  return Array.from({ length: 8 }, (_, i) => {
    const slit = cable(
      [
        [r * 0.995, 0, h * 0.3],
        [r * 0.83, 0, h * 0.64],
        [r * 0.668, 0, h * 0.985],
      ],
      r * 0.022,
      hole,
    );
    return turn(slit, 'z', 22 + i * 45);
  });
}

/** Collets standing in a numbered tray, bores growing to the right. */
export function colletSet(head: number, bores: readonly number[], withNut: boolean): Mesh {
  const columns = Math.ceil(bores.length / 2);
  const pitch = head * 1.55;
  const width = columns * pitch + head * 0.4;
  const tray = block(width, pitch * 2.5, head * 0.55, material('#2b2e31', 0, 0.5), {
    radius: 4,
    chamfer: 1.5,
  });
  const placed = bores.map((bore, i) => {
    const x = ((i % columns) - (columns - 1) / 2) * pitch;
    const y = i < columns ? -pitch * 0.52 : pitch * 0.62;
    return join(
      move(collet(head, bore), x, y, head * 0.4),
      move(pipe(head * 0.52, head * 0.58, 0.5, blackPlastic), x, y, head * 0.55),
      move(lettering(String(bore), head * 0.17, white), x, y - head * 0.72, head * 0.56),
    );
  });
  const nut = withNut
    ? [move(turn(nutOnly(head), 'z', 12), width * 0.5 + head * 1.4, -head * 0.5, 0)]
    : [];
  return turn(join(tray, ...placed, ...nut), 'z', -4);
}

/** A clamping nut standing on its back. */
export function nutOnly(head: number): Mesh {
  const r = head * 0.82;
  const h = head * 0.95;
  return join(
    lathe(
      [
        [r * 0.6, 0],
        [r * 0.96, 0],
        [r, 0.6],
        [r, h * 0.72],
        [r * 0.94, h * 0.78],
        [r * 0.74, h * 0.84],
        [r * 0.7, h],
        [r * 0.42, h],
        [r * 0.36, h * 0.85],
      ],
      steel,
      72,
    ),
    around(move(block(r * 0.3, 2, h * 0.5, hole, { chamfer: 0.1 }), 0, -r + 0.85, 0), 6, 10),
    move(
      lathe(
        [
          [r * 0.4, 0],
          [0, 0],
        ],
        hole,
        40,
      ),
      0,
      0,
      h * 0.86,
    ),
  );
}
