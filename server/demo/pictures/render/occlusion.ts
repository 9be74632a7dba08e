import { makeHits, rasterize } from './raster.ts';
import type { Lamp } from './studio.ts';
import { cross, unit } from './vector.ts';
import type { Vec3 } from './vector.ts';

interface ShadowMap {
  lamp: Lamp;
  u: Vec3;
  v: Vec3;
  texel: number;
  depth: Float32Array;
}

/** Answers how much of the studio's light reaches a point. */
export interface Occlusion {
  /** Diffuse light arriving at a point with a normal, and the open share of its half space. */
  light(x: number, y: number, z: number, nx: number, ny: number, nz: number): Arriving;
}

export interface Arriving {
  diffuse: number;
  open: number;
}

export function buildOcclusion(positions: Float32Array, lamps: readonly Lamp[]): Occlusion {
  const { center, radius } = sphere(positions);
  const maps = lamps.map((lamp) => shadowMap(positions, lamp, center, radius));
  const arriving = { diffuse: 0, open: 1 };
  return {
    light(x, y, z, nx, ny, nz) {
      let diffuse = 0;
      let seen = 0;
      let possible = 0;
      for (const map of maps) {
        const d = map.lamp.direction;
        const facing = nx * d[0] + ny * d[1] + nz * d[2];
        if (facing <= 0.001) continue;
        const offset = map.texel * 1.6;
        const px = x + nx * offset - center[0];
        const py = y + ny * offset - center[1];
        const pz = z + nz * offset - center[2];
        const free = visible(map, px, py, pz);
        const amount = facing * map.lamp.power;
        diffuse += amount * free;
        seen += amount * free;
        possible += amount;
      }
      arriving.diffuse = diffuse;
      arriving.open = possible === 0 ? 0.6 : seen / possible;
      return arriving;
    },
  };
}

function sphere(positions: Float32Array): { center: Vec3; radius: number } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, i) => {
    const k = i % 3;
    low[k] = Math.min(low[k] ?? 0, value);
    high[k] = Math.max(high[k] ?? 0, value);
  });
  const middle = (k: 0 | 1 | 2): number => ((low[k] ?? 0) + (high[k] ?? 0)) / 2;
  const half = (k: 0 | 1 | 2): number => ((high[k] ?? 0) - (low[k] ?? 0)) / 2;
  return { center: [middle(0), middle(1), middle(2)], radius: Math.hypot(half(0), half(1), half(2)) };
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
  return { lamp, u, v, texel, depth: hits.depth };
}

function visible(map: ShadowMap, x: number, y: number, z: number): number {
  const { u, v, texel, depth } = map;
  const size = map.lamp.texels;
  const d = map.lamp.direction;
  const s = (x * u[0] + y * u[1] + z * u[2]) / texel + size / 2 - 0.5;
  const t = (x * v[0] + y * v[1] + z * v[2]) / texel + size / 2 - 0.5;
  const i = Math.floor(s);
  const j = Math.floor(t);
  if (i < 0 || j < 0 || i >= size - 1 || j >= size - 1) return 1;
  const own = x * d[0] + y * d[1] + z * d[2] + texel * 0.8;
  const k = j * size + i;
  const a = own >= (depth[k] ?? 0) ? 1 : 0;
  const b = own >= (depth[k + 1] ?? 0) ? 1 : 0;
  const c = own >= (depth[k + size] ?? 0) ? 1 : 0;
  const e = own >= (depth[k + size + 1] ?? 0) ? 1 : 0;
  const fs = s - i;
  const ft = t - j;
  return (a * (1 - fs) + b * fs) * (1 - ft) + (c * (1 - fs) + e * fs) * ft;
}
