import { aim, SHOP_VIEW } from './camera.ts';
import type { Camera, View } from './camera.ts';
import { groundRows } from './ground.ts';
import type { Mesh } from './mesh.ts';
import { buildOcclusion } from './occlusion.ts';
import { makeHits, rasterize } from './raster.ts';
import type { Hits } from './raster.ts';
import { makeShader } from './shade.ts';
import { buildStudio } from './studio.ts';

export const WIDTH = 1600;
export const HEIGHT = 1200;

/** A picture as plain RGB bytes. */
export interface Photo {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** The product on the studio's ground, 1600 × 1200. */
export function photograph(mesh: Mesh, view: View = SHOP_VIEW): Photo {
  const camera = aim(mesh, view, WIDTH, HEIGHT);
  const studio = buildStudio(camera.right);
  const positions = new Float32Array(mesh.positions);
  const occlusion = buildOcclusion(positions, studio.lamps);
  const samples = sampleBuffer();
  const corners = project(positions, camera);
  rasterize(samples, corners);
  const shader = makeShader(mesh, positions, corners, camera, studio, occlusion);
  const ground = groundRows(camera, WIDTH, HEIGHT, lowest(positions), occlusion);
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const ids: [number, number, number, number] = [0, 0, 0, 0];
  const color: [number, number, number] = [0, 0, 0];
  let row = ground(0);
  const alike = likeness(mesh);
  /** A pixel at an edge: samples of one smooth surface are shaded once, the others each. */
  const mixSamples = (into: typeof color, [...left]: typeof ids, x: number, y: number): void => {
    for (let s = 0; s < 4; s++) {
      const id = left[s] ?? -2;
      if (id === -2) continue;
      let weight = 0.25;
      for (let o = s + 1; o < 4; o++) {
        const other = left[o] ?? -2;
        if (other !== id && (other < 0 || id < 0 || !alike(id, other))) continue;
        left[o] = -2;
        weight += 0.25;
      }
      if (id === -1) addGround(into, row, x, weight);
      else shader(into, id, x * 2 + (s & 1) + 0.5, y * 2 + (s >> 1) + 0.5, weight);
    }
  };
  const frame = bounds(corners);
  const { triangle, width } = samples;
  for (let y = 0; y < HEIGHT; y++) {
    row = ground(y);
    const start = y * WIDTH * 3;
    for (let o = 0; o < WIDTH * 3; o++) rgb[start + o] = toByte(row[o] ?? 0);
    if (y < frame.top || y > frame.bottom) continue;
    for (let x = frame.left; x <= frame.right; x++) {
      const k = y * 2 * width + x * 2;
      ids[0] = triangle[k] ?? -1;
      ids[1] = triangle[k + 1] ?? -1;
      ids[2] = triangle[k + width] ?? -1;
      ids[3] = triangle[k + width + 1] ?? -1;
      const first = ids[0];
      const whole = ids[1] === first && ids[2] === first && ids[3] === first;
      if (whole && first < 0) continue;
      color[0] = color[1] = color[2] = 0;
      if (whole) shader(color, first, x * 2 + 1, y * 2 + 1, 1);
      else mixSamples(color, ids, x, y);
      const o = start + x * 3;
      rgb[o] = toByte(color[0]);
      rgb[o + 1] = toByte(color[1]);
      rgb[o + 2] = toByte(color[2]);
    }
  }
  return { width: WIDTH, height: HEIGHT, rgb };
}

/** The part of the picture the product can be in, in pixels. */
function bounds(corners: Float32Array) {
  let [left, right, top, bottom] = [WIDTH, 0, HEIGHT, 0];
  for (let i = 0; i + 2 < corners.length; i += 3) {
    const x = (corners[i] ?? 0) / 2;
    const y = (corners[i + 1] ?? 0) / 2;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return {
    left: Math.max(0, Math.floor(left) - 1),
    right: Math.min(WIDTH - 1, Math.ceil(right) + 1),
    top: Math.max(0, Math.floor(top) - 1),
    bottom: Math.min(HEIGHT - 1, Math.ceil(bottom) + 1),
  };
}

/** Tells whether two triangles are the same material seen at nearly the same angle. */
function likeness({ materials, normals }: Mesh): (a: number, b: number) => boolean {
  return (a, b) => {
    if (materials[a] !== materials[b]) return false;
    let cosine = 0;
    for (let i = 0; i < 3; i++) cosine += (normals[a * 9 + i] ?? 0) * (normals[b * 9 + i] ?? 0);
    return cosine > 0.96;
  };
}

let buffer: Hits | undefined;

/** One large buffer is kept, because making it anew costs more than drawing. */
function sampleBuffer(): Hits {
  buffer ??= makeHits(WIDTH * 2, HEIGHT * 2);
  return buffer;
}

function project(positions: Float32Array, c: Camera): Float32Array {
  const out = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = (positions[i] ?? 0) - c.target[0];
    const y = (positions[i + 1] ?? 0) - c.target[1];
    const z = (positions[i + 2] ?? 0) - c.target[2];
    const away = c.distance - (x * c.back[0] + y * c.back[1] + z * c.back[2]);
    const right = x * c.right[0] + y * c.right[1] + z * c.right[2];
    const up = x * c.up[0] + y * c.up[1] + z * c.up[2];
    out[i] = 2 * (c.centerX + (c.focal * right) / away);
    out[i + 1] = 2 * (c.centerY - (c.focal * up) / away);
    out[i + 2] = c.distance / away;
  }
  return out;
}

function lowest(positions: Float32Array): number {
  let z = Infinity;
  for (let i = 2; i < positions.length; i += 3) z = Math.min(z, positions[i] ?? 0);
  return z;
}

function addGround(
  color: [number, number, number],
  row: Float32Array,
  x: number,
  weight: number,
): void {
  const k = x * 3;
  color[0] += (row[k] ?? 0) * weight;
  color[1] += (row[k + 1] ?? 0) * weight;
  color[2] += (row[k + 2] ?? 0) * weight;
}

const TONES = Uint8Array.from({ length: 4096 }, (_, i) => {
  const x = (i / 4095) * 2;
  const rolled = x < 0.7 ? x : 0.7 + 0.3 * (1 - Math.exp(-(x - 0.7) / 0.3));
  return Math.round(255 * rolled ** (1 / 2.2));
});

function toByte(light: number): number {
  return TONES[light >= 2 ? 4095 : (light * 2047.5 + 0.5) | 0] ?? 0;
}
