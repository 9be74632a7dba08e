/** Which triangle is nearest at each sample; -1 where there is none. Larger depth is nearer. */
export interface Hits {
  width: number;
  height: number;
  triangle: Int32Array;
  depth: Float32Array;
}

export function makeHits(width: number, height: number): Hits {
  return {
    width,
    height,
    triangle: new Int32Array(width * height),
    depth: new Float32Array(width * height),
  };
}

/**
 * Draws projected triangles (x, y and depth of each corner, nine numbers each) into the samples.
 * Both sides of a triangle are drawn.
 */
export function rasterize(hits: Hits, corners: Float32Array): void {
  const { width, height, triangle, depth } = hits;
  triangle.fill(-1);
  depth.fill(-1e30);
  const count = corners.length / 9;
  for (let t = 0; t < count; t++) {
    const k = t * 9;
    const ax = corners[k] ?? 0;
    const ay = corners[k + 1] ?? 0;
    const az = corners[k + 2] ?? 0;
    const bx = corners[k + 3] ?? 0;
    const by = corners[k + 4] ?? 0;
    const bz = corners[k + 5] ?? 0;
    const cx = corners[k + 6] ?? 0;
    const cy = corners[k + 7] ?? 0;
    const cz = corners[k + 8] ?? 0;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    if (x0 > x1 || y0 > y1) continue;
    const inverse = 1 / area;
    const ux = (cy - by) * -inverse;
    const uy = (cx - bx) * inverse;
    const vx = (ay - cy) * -inverse;
    const vy = (ax - cx) * inverse;
    const zx = ux * (az - cz) + vx * (bz - cz);
    const startX = x0 + 0.5;
    for (let y = y0; y <= y1; y++) {
      const py = y + 0.5;
      let u = ux * (startX - bx) + uy * (py - by);
      let v = vx * (startX - cx) + vy * (py - cy);
      let z = cz + u * (az - cz) + v * (bz - cz);
      let i = y * width + x0;
      for (let x = x0; x <= x1; x++, i++) {
        if (u >= 0 && v >= 0 && u + v <= 1 && z > (depth[i] ?? 0)) {
          depth[i] = z;
          triangle[i] = t;
        }
        u += ux;
        v += vx;
        z += zx;
      }
    }
  }
}
