import { makeHits, rasterize } from './raster.ts';
import type { Lamp } from './studio.ts';
import { cross, unit } from '@spindle/sdk/demo/pictures/vector';
import type { Vec3 } from '@spindle/sdk/demo/pictures/vector';

/** What a lamp sees: the depth of the nearest surface, and how points map to its texels. */
interface ShadowMap {
  dx: number;
  dy: number;
  dz: number;
  ux: number;
  uy: number;
  uz: number;
  vx: number;
  vy: number;
  vz: number;
  power: number;
  size: number;
  offset: number;
  slack: number;
  depth: Float32Array;
}

/** Answers how much of the studio's light reaches a point. */
export interface Occlusion {
  /** Diffuse light arriving at a point with a normal, and the open share of its half space. */
  light(into: Arriving, x: number, y: number, z: number, nx: number, ny: number, nz: number): void;
}

export interface Arriving {
  diffuse: number;
  open: number;
}

export function buildOcclusion(positions: Float32Array, lamps: readonly Lamp[]): Occlusion {
  const { center, radius } = sphere(positions);
  const maps = lamps.map((lamp) => shadowMap(positions, lamp, center, radius));
  const [cx, cy, cz] = center;
  return {
    light(into, x, y, z, nx, ny, nz) {
      let seen = 0;
      let possible = 0;
      for (let i = 0; i < maps.length; i++) {
        const map = maps[i];
        if (!map) continue;
        const facing = nx * map.dx + ny * map.dy + nz * map.dz;
        if (facing <= 0.001) continue;
        const amount = facing * map.power;
        possible += amount;
        const px = x + nx * map.offset - cx;
        const py = y + ny * map.offset - cy;
        const pz = z + nz * map.offset - cz;
        seen += amount * visible(map, px, py, pz);
      }
      into.diffuse = seen;
      into.open = possible === 0 ? 0.6 : seen / possible;
    },
  };
}

/** The box around all corners tells the sphere that every shadow map covers. */
function sphere(positions: Float32Array): { center: Vec3; radius: number } {
  const span = (k: number): [middle: number, half: number] => {
    let low = Infinity;
    let high = -Infinity;
    for (let i = k; i < positions.length; i += 3) {
      const value = positions[i] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    return [(low + high) / 2, (high - low) / 2];
  };
  const [x, y, z] = [span(0), span(1), span(2)];
  return { center: [x[0], y[0], z[0]], radius: Math.hypot(x[1], y[1], z[1]) };
}

function shadowMap(positions: Float32Array, lamp: Lamp, center: Vec3, radius: number): ShadowMap {
  const size = lamp.texels;
  const d = lamp.direction;
  const u = unit(cross(Math.abs(d[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1], d));
  const v = cross(d, u);
  const texel = (radius * 2.02) / size;
  const corners = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = (positions[i] ?? 0) - center[0];
    const y = (positions[i + 1] ?? 0) - center[1];
    const z = (positions[i + 2] ?? 0) - center[2];
    corners[i] = (x * u[0] + y * u[1] + z * u[2]) / texel + size / 2;
    corners[i + 1] = (x * v[0] + y * v[1] + z * v[2]) / texel + size / 2;
    corners[i + 2] = x * d[0] + y * d[1] + z * d[2];
  }
  const hits = makeHits(size, size);
  rasterize(hits, corners);
  return {
    dx: d[0],
    dy: d[1],
    dz: d[2],
    ux: u[0] / texel,
    uy: u[1] / texel,
    uz: u[2] / texel,
    vx: v[0] / texel,
    vy: v[1] / texel,
    vz: v[2] / texel,
    power: lamp.power,
    size,
    offset: texel * 1.6,
    slack: texel * 0.8,
    depth: hits.depth,
  };
}

function visible(map: ShadowMap, x: number, y: number, z: number): number {
  const { size, depth } = map;
  const s = x * map.ux + y * map.uy + z * map.uz + size / 2 - 0.5;
  const t = x * map.vx + y * map.vy + z * map.vz + size / 2 - 0.5;
  if (s < 0 || t < 0 || s >= size - 1 || t >= size - 1) return 1;
  const i = s | 0;
  const j = t | 0;
  const own = x * map.dx + y * map.dy + z * map.dz + map.slack;
  const k = j * size + i;
  const a = own >= (depth[k] ?? 0) ? 1 : 0;
  const b = own >= (depth[k + 1] ?? 0) ? 1 : 0;
  const c = own >= (depth[k + size] ?? 0) ? 1 : 0;
  const e = own >= (depth[k + size + 1] ?? 0) ? 1 : 0;
  if (a === b && a === c && a === e) return a;
  const fs = s - i;
  const ft = t - j;
  return (a * (1 - fs) + b * fs) * (1 - ft) + (c * (1 - fs) + e * fs) * ft;
}
