import type { Camera } from './camera.ts';
import type { Occlusion } from './occlusion.ts';

const STEP = 8;

/**
 * The light lying on the ground for every eighth pixel, 1 where no shadow falls, softened;
 * answers any pixel between by interpolation.
 */
export function groundShadow(
  camera: Camera,
  width: number,
  height: number,
  groundZ: number,
  occlusion: Occlusion,
): (x: number, y: number) => number {
  const columns = Math.ceil(width / STEP) + 2;
  const rows = Math.ceil(height / STEP) + 2;
  let cells = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      cells[j * columns + i] = shadowAt(camera, i * STEP, j * STEP, groundZ, occlusion);
    }
  }
  for (let pass = 0; pass < 2; pass++) cells = soften(cells, columns, rows);
  return (x, y) => {
    const fx = x / STEP;
    const fy = y / STEP;
    const i = Math.floor(fx);
    const j = Math.floor(fy);
    const k = j * columns + i;
    const s = fx - i;
    const t = fy - j;
    const top = (cells[k] ?? 1) * (1 - s) + (cells[k + 1] ?? 1) * s;
    const bottom = (cells[k + columns] ?? 1) * (1 - s) + (cells[k + columns + 1] ?? 1) * s;
    return top * (1 - t) + bottom * t;
  };
}

function shadowAt(c: Camera, x: number, y: number, groundZ: number, occlusion: Occlusion): number {
  const a = (x - c.centerX) / c.focal;
  const b = (c.centerY - y) / c.focal;
  const along = (k: 0 | 1 | 2): number => a * c.right[k] + b * c.up[k] - c.back[k];
  const eye = (k: 0 | 1 | 2): number => c.target[k] + c.back[k] * c.distance;
  const falling = along(2);
  if (falling > -1e-3) return 1;
  const t = (groundZ - eye(2)) / falling;
  const light = occlusion.light(eye(0) + along(0) * t, eye(1) + along(1) * t, groundZ, 0, 0, 1);
  return light.open;
}

function soften(cells: Float32Array, columns: number, rows: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(cells.length);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      let sum = 0;
      let count = 0;
      for (let dj = -1; dj <= 1; dj++) {
        for (let di = -1; di <= 1; di++) {
          const x = i + di;
          const y = j + dj;
          if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
          sum += cells[y * columns + x] ?? 1;
          count++;
        }
      }
      out[j * columns + i] = sum / count;
    }
  }
  return out;
}
