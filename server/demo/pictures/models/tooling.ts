import { block, extrude, polygon } from '../render/extrude.ts';
import { cable, cylinder, lathe, pipe } from '../render/grid.ts';
import { lettering } from '../render/lettering.ts';
import { aluminium, blackAnodised, blackPlastic, carbide, groundSteel, hole, material, orange, rubber, steel, white } from '../render/material.ts';
import { around, join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { boltHole } from './fasteners.ts';

/** A spring collet standing on its wide end; diameter at the head and bore in millimetres. */
export function collet(head: number, bore: number): Mesh {
  const r = head / 2;
  const h = head * 1.5;
  return join(
    lathe(
      [[bore / 2, 0], [r * 0.86, 0.4], [r, h * 0.11], [r, h * 0.15], [r * 0.86, h * 0.17], [r * 0.86, h * 0.24], [r * 0.98, h * 0.28], [r * 0.66, h - 0.6], [r * 0.62, h], [bore / 2, h]],
      groundSteel,
      64,
    ),
    move(lathe([[bore / 2, 0.02], [0, 0.02]], hole, 40), 0, 0, h),
    move(around(move(block(0.5, r * 0.6 - bore / 2, 0.1, hole, { chamfer: 0 }), 0, -(r * 0.6 + bore / 2) / 2, 0), 8, 22), 0, 0, h + 0.02),
    ...coneSlots(r, h),
  );
}

/** Dark slits down the cone of a collet. */
function coneSlots(r: number, h: number): Mesh[] {
  return Array.from({ length: 8 }, (_, i) => {
    const slit = cable([[r * 0.995, 0, h * 0.3], [r * 0.83, 0, h * 0.64], [r * 0.668, 0, h * 0.985]], r * 0.022, hole);
    return turn(slit, 'z', 22 + i * 45);
  });
}

/** Collets standing in a numbered tray, bores growing to the right. */
export function colletSet(head: number, bores: readonly number[], withNut: boolean): Mesh {
  const columns = Math.ceil(bores.length / 2);
  const pitch = head * 1.55;
  const width = columns * pitch + head * 0.4;
  const tray = block(width, pitch * 2.5, head * 0.55, material('#2b2e31', 0, 0.5), { radius: 4, chamfer: 1.5 });
  const placed = bores.map((bore, i) => {
    const x = ((i % columns) - (columns - 1) / 2) * pitch;
    const y = i < columns ? -pitch * 0.52 : pitch * 0.62;
    return join(
      move(collet(head, bore), x, y, head * 0.4),
      move(pipe(head * 0.52, head * 0.58, 0.5, blackPlastic), x, y, head * 0.55),
      move(lettering(String(bore), head * 0.17, white), x, y - head * 0.72, head * 0.56),
    );
  });
  const nut = withNut ? [move(turn(nutOnly(head), 'z', 12), width * 0.5 + head * 1.4, -head * 0.5, 0)] : [];
  return turn(join(tray, ...placed, ...nut), 'z', -4);
}

/** A clamping nut standing on its back. */
export function nutOnly(head: number): Mesh {
  const r = head * 0.82;
  const h = head * 0.95;
  return join(
    lathe([[r * 0.6, 0], [r * 0.96, 0], [r, 0.6], [r, h * 0.72], [r * 0.94, h * 0.78], [r * 0.74, h * 0.84], [r * 0.7, h], [r * 0.42, h], [r * 0.36, h * 0.85]], steel, 72),
    around(move(block(r * 0.3, 2, h * 0.5, hole, { chamfer: 0.1 }), 0, -r + 0.85, 0), 6, 10),
    move(lathe([[r * 0.4, 0], [0, 0]], hole, 40), 0, 0, h * 0.86),
  );
}

/** A 3D touch probe with ruby ball. */
export function touchProbe(): Mesh {
  const ruby = material('#b5122b', 0, 0.1);
  const ball = lathe(Array.from({ length: 17 }, (_, i) => {
    const a = (i / 16) * Math.PI - Math.PI / 2;
    return [2.4 * Math.cos(a), 2.4 * Math.sin(a)] as const;
  }), ruby, 40);
  const upright = join(
    move(ball, 0, 0, 2.4),
    move(lathe([[0, 0], [0.9, 0], [0.9, 30], [1.8, 34], [1.8, 40], [0, 40]], carbide, 32), 0, 0, 4.4),
    move(lathe([[0, 0], [6, 0], [11, 4], [17, 8], [19, 10], [19, 34], [18.4, 34.6], [18.4, 36], [19, 36.6], [19, 52], [17.5, 53.5], [8, 55], [0, 55]], blackAnodised, 90), 0, 0, 43),
    move(pipe(19, 19.25, 3, orange), 0, 0, 70),
    move(lathe([[0, 0], [5, 0], [5, 36], [4.4, 36.8], [0, 36.8]], groundSteel), 0, 0, 98),
    cable([[17, 4, 88], [30, 8, 92], [44, 14, 76], [50, 22, 40], [44, 30, 12], [60, 48, 6]], 1.9, rubber),
    move(turn(cylinder(3.6, 8, steel), 'y', 90), 17, 4, 87),
  );
  return upright;
}

/** A tool-length setter: a spring-loaded button in a heavy base. */
export function toolSetter(): Mesh {
  return join(
    lathe([[0, 0], [29, 0], [30, 1], [30, 12], [29, 13], [24, 14], [23, 15], [23, 42], [21, 45], [12, 46], [0, 46]], aluminium, 96),
    move(pipe(23, 23.2, 4, orange), 0, 0, 34),
    move(lathe([[0, 0], [9, 0], [9, 6], [8.2, 7], [0, 7]], groundSteel), 0, 0, 46),
    around(move(boltHole(2), 26.5, 0, 13.05), 4, 45),
    cable([[20, 12, 8], [36, 22, 6], [60, 30, 3], [78, 16, 3], [96, 26, 3]], 2.2, rubber),
  );
}

/** A tapered tool holder of the automatic changer, taper up, with its cutter below. */
export function toolHolder(cutterRadius: number): Mesh {
  return join(
    lathe([[0, 0], [cutterRadius, 0], [cutterRadius, 26], [0, 26]], carbide, 40),
    move(lathe([[0, 0], [10.5, 0], [11.5, 1.5], [11.5, 13], [10, 15], [12, 18], [12, 21], [17, 22], [17, 26], [14.6, 27.5], [14.6, 30], [17, 31.5], [17, 35], [12, 36]], steel, 64), 0, 0, 24),
    move(lathe([[11.6, 0], [6.6, 30], [5.6, 31], [3.4, 31], [3.2, 36], [4.6, 37], [4.6, 39], [3, 41], [0, 41]], groundSteel, 64), 0, 0, 60),
  );
}

export interface ShoeShape {
  bore: number;
  hose: number;
}

/** A dust shoe: two-part plate, hose port and brush skirt. */
export function dustShoe({ bore, hose }: ShoeShape): Mesh {
  const clear = material('#dfe5e6', 0, 0.12);
  const outline = Array.from({ length: 64 }, (_, i) => {
    const a = (i / 64) * Math.PI * 2;
    const x = Math.cos(a) * 72 + (Math.cos(a) > 0 ? 46 : 0);
    return [x, Math.sin(a) * 62] as const;
  });
  const bristle = outline.map(([x, y], i) =>
    cable([[x * 0.95, y * 0.95, 34], [x * 0.96, y * 0.96, 16], [x * (0.97 + (i % 3) * 0.01), y * 0.97, 0]], 1.1, blackPlastic),
  );
  const skirt = extrude(outline.map(([x, y]) => [x * 0.955, y * 0.955] as const), 33, material('#141516', 0, 0.9), 0.4);
  return turn(
    join(
      move(skirt, 0, 0, 3),
      ...bristle,
      move(extrude(outline, 8, blackAnodised, 0.8), 0, 0, 34),
      move(extrude(outline, 6, clear, 0.6), 0, 0, 42),
      move(pipe(bore / 2, bore / 2 + 9, 26, blackPlastic), -14, 0, 48),
      move(lathe([[bore / 2, 0], [0, 0]], hole, 60), -14, 0, 49),
      move(pipe(hose / 2 - 3, hose / 2, 46, blackPlastic), 74, 0, 48),
      move(lathe([[hose / 2 - 3, 0], [0, 0]], hole, 60), 74, 0, 88),
      move(extrude(polygon(6, 7), 10, steel), -14, -bore / 2 - 14, 50),
    ),
    'z',
    -16,
  );
}
