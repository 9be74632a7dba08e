import type { Camera } from './camera.ts';
import type { Occlusion } from './occlusion.ts';

const STEP = 8;

/** Linear RGB of the ground along one row of pixels, three numbers each. */
export type GroundRow = (y: number) => Float32Array;

/**
 * The studio's ground: paper white, a pool of light from the upper left, and the shadows lying on
 * it. Worked out for every eighth pixel and softened; the pixels between are interpolated.
 */
export function groundRows(
  camera: Camera,
  width: number,
  height: number,
  groundZ: number,
  occlusion: Occlusion,
): GroundRow {
  const columns = Math.ceil(width / STEP) + 2;
  const rows = Math.ceil(height / STEP) + 2;
  let open = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      open[j * columns + i] = shadowAt(camera, i * STEP, j * STEP, groundZ, occlusion);
    }
  }
  for (let pass = 0; pass < 2; pass++) open = soften(open, columns, rows);
  const colors = new Float32Array(columns * rows * 3);
  for (let k = 0; k < columns * rows; k++) {
    const dx = ((k % columns) * STEP) / width - 0.44;
    const dy = (Math.floor(k / columns) * STEP) / height - 0.4;
    const pool = 1 - 0.3 * (dx * dx + dy * dy * 1.25);
    const shade = 0.16 + 0.84 * (open[k] ?? 1);
    colors[k * 3] = 0.845 * pool * shade;
    colors[k * 3 + 1] = 0.85 * pool * (shade * 0.997 + 0.003);
    colors[k * 3 + 2] = 0.852 * pool * (shade * 0.985 + 0.015);
  }
  const row = new Float32Array(columns * STEP * 3);
  return (y) => fillRow(row, colors, columns, y + 0.5);
}

function fillRow(
  row: Float32Array,
  colors: Float32Array,
  columns: number,
  y: number,
): Float32Array {
  const j = Math.floor(y / STEP);
  const down = y / STEP - j;
  for (let i = 0; i + 1 < columns; i++) {
    const k = (j * columns + i) * 3;
    for (let c = 0; c < 3; c++) {
      const a = colors[k + c] ?? 0;
      const b = colors[k + 3 + c] ?? 0;
      const left = a + ((colors[k + columns * 3 + c] ?? a) - a) * down;
      const right = b + ((colors[k + columns * 3 + 3 + c] ?? b) - b) * down;
      const step = (right - left) / STEP;
      let value = left + step / 2;
      const start = i * STEP * 3 + c;
      for (let o = start; o < start + STEP * 3; o += 3) {
        row[o] = value;
        value += step;
      }
    }
  }
  return row;
}

function shadowAt(c: Camera, x: number, y: number, groundZ: number, occlusion: Occlusion): number {
  const a = (x - c.centerX) / c.focal;
  const b = (c.centerY - y) / c.focal;
  const along = (k: 0 | 1 | 2): number => a * c.right[k] + b * c.up[k] - c.back[k];
  const eye = (k: 0 | 1 | 2): number => c.target[k] + c.back[k] * c.distance;
  const falling = along(2);
  if (falling > -1e-3) return 1;
  const t = (groundZ - eye(2)) / falling;
  const arriving = { diffuse: 0, open: 1 };
  occlusion.light(arriving, eye(0) + along(0) * t, eye(1) + along(1) * t, groundZ, 0, 0, 1);
  return arriving.open;
}

/** Each cell becomes the mean of its neighbours, first along the rows, then along the columns. */
function soften(cells: Float32Array, columns: number, rows: number): Float32Array<ArrayBuffer> {
  const across = new Float32Array(cells.length);
  for (let k = 0; k < cells.length; k++) {
    const i = k % columns;
    const left = i > 0 ? k - 1 : k;
    const right = i < columns - 1 ? k + 1 : k;
    across[k] = ((cells[left] ?? 1) + (cells[k] ?? 1) + (cells[right] ?? 1)) / 3;
  }
  const out = new Float32Array(cells.length);
  for (let k = 0; k < cells.length; k++) {
    const above = k >= columns ? k - columns : k;
    const below = k < columns * (rows - 1) ? k + columns : k;
    out[k] = ((across[above] ?? 1) + (across[k] ?? 1) + (across[below] ?? 1)) / 3;
  }
  return out;
}
