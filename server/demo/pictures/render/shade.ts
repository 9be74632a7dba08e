import type { Camera } from './camera.ts';
import type { Mesh } from './mesh.ts';
import type { Arriving, Occlusion } from './occlusion.ts';
import { studioLight } from './studio.ts';
import type { Studio } from './studio.ts';

/** Adds a triangle's light at a sample position to a colour. */
export type Shader = (
  color: [number, number, number],
  triangle: number,
  x: number,
  y: number,
  weight: number,
) => void;

export function makeShader(
  mesh: Mesh,
  positions: Float32Array,
  corners: Float32Array,
  camera: Camera,
  studio: Studio,
  occlusion: Occlusion,
): Shader {
  const normals = new Float32Array(mesh.normals);
  const { right, forward } = studio;
  const eyeX = camera.target[0] + camera.back[0] * camera.distance;
  const eyeY = camera.target[1] + camera.back[1] * camera.distance;
  const eyeZ = camera.target[2] + camera.back[2] * camera.distance;
  const pixelsPerMm = camera.focal / camera.distance;
  const point = new Float64Array(6);
  // Light changes slowly along a surface: every second pixel of a triangle takes its neighbour's.
  const arriving: Arriving = { diffuse: 0, open: 1 };
  let lastTriangle = -1;
  let lastX = 0;
  let lastY = 0;
  return (color, t, x, y, weight) => {
    const m = mesh.materials[t];
    if (!m) return;
    interpolate(point, positions, normals, corners, t * 9, x, y);
    const px = point[0] ?? 0;
    const py = point[1] ?? 0;
    const pz = point[2] ?? 0;
    let nx = point[3] ?? 0;
    let ny = point[4] ?? 0;
    let nz = point[5] ?? 0;
    let vx = eyeX - px;
    let vy = eyeY - py;
    let vz = eyeZ - pz;
    const far = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx *= far;
    vy *= far;
    vz *= far;
    const size = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
    nx *= size;
    ny *= size;
    nz *= size;
    const facing = Math.max(0.03, nx * vx + ny * vy + nz * vz);
    if (t !== lastTriangle || y !== lastY || x - lastX > 2 || x < lastX) {
      occlusion.light(arriving, px, py, pz, nx, ny, nz);
      lastTriangle = t;
      lastX = x;
      lastY = y;
    }
    const { diffuse, open } = arriving;
    const rx = 2 * facing * nx - vx;
    const ry = 2 * facing * ny - vy;
    const rz = 2 * facing * nz - vz;
    let mirror = studioLight(
      rx * right[0] + ry * right[1],
      rx * forward[0] + ry * forward[1],
      rz,
      m.rough,
    );
    if (m.grain) {
      const g = m.grain.direction;
      const along = px * g[0] + py * g[1] + pz * g[2];
      mirror *= 1 + m.grain.amount * (streak(along * pixelsPerMm * 0.45) + streak(along * 1.7) - 1);
    }
    mirror *= 0.22 + 0.78 * open;
    const bounce = nz < 0 ? -nz * 0.3 * (0.3 + 0.7 * open) : 0;
    const fill = diffuse + bounce + 0.07 * open;
    const away = 1 - facing;
    const grazing = away * away * away * away * away;
    for (let k = 0; k < 3; k++) {
      const albedo = m.color[k] ?? 0;
      const tint = m.metal * albedo + (1 - m.metal) * 0.045;
      const reflect = tint + (1 - tint) * grazing * (1 - m.rough * 0.75);
      const matt = albedo * (1 - m.metal) + albedo * m.metal * m.rough * 0.35;
      const was = color[k] ?? 0;
      color[k] = was + weight * (matt * fill * 0.8 + reflect * mirror);
    }
  };
}

/** Position and normal of a triangle at a sample, into `out`. */
function interpolate(
  out: Float64Array,
  positions: Float32Array,
  normals: Float32Array,
  corners: Float32Array,
  k: number,
  x: number,
  y: number,
): void {
  const ax = corners[k] ?? 0;
  const ay = corners[k + 1] ?? 0;
  const bx = corners[k + 3] ?? 0;
  const by = corners[k + 4] ?? 0;
  const cx = corners[k + 6] ?? 0;
  const cy = corners[k + 7] ?? 0;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) || 1;
  let u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
  let v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
  u = u < 0 ? 0 : u > 1 ? 1 : u;
  v = v < 0 ? 0 : v > 1 - u ? 1 - u : v;
  const w = 1 - u - v;
  for (let i = 0; i < 3; i++) {
    out[i] =
      u * (positions[k + i] ?? 0) +
      v * (positions[k + 3 + i] ?? 0) +
      w * (positions[k + 6 + i] ?? 0);
    out[3 + i] =
      u * (normals[k + i] ?? 0) + v * (normals[k + 3 + i] ?? 0) + w * (normals[k + 6 + i] ?? 0);
  }
}

/** Smooth noise along a line, 0 to 1. */
function streak(x: number): number {
  const i = Math.floor(x);
  const t = x - i;
  return random(i) * (1 - t) + random(i + 1) * t;
}

const NOISE = Float32Array.from({ length: 4096 }, (_, i) => {
  const s = Math.sin(i * 127.1) * 43758.5453;
  return s - Math.floor(s);
});

function random(i: number): number {
  return NOISE[i & 4095] ?? 0;
}
