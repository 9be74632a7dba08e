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
 * Only triangles that run clockwise on the screen (y down: those facing the eye) are drawn.
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
    const bx = corners[k + 3] ?? 0;
    const by = corners[k + 4] ?? 0;
    const cx = corners[k + 6] ?? 0;
    const cy = corners[k + 7] ?? 0;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area >= 0) continue;
    const lowY = ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy;
    const highY = ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy;
    const y0 = lowY > 0.5 ? Math.ceil(lowY - 0.5) : 0;
    const y1 = highY < height ? Math.floor(highY - 0.5) : height - 1;
    if (y0 > y1) continue;
    const lowX = ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx;
    const highX = ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx;
    const x0 = lowX > 0.5 ? Math.ceil(lowX - 0.5) : 0;
    const x1 = highX < width ? Math.floor(highX - 0.5) : width - 1;
    if (x0 > x1) continue;
    const az = corners[k + 2] ?? 0;
    const bz = corners[k + 5] ?? 0;
    const cz = corners[k + 8] ?? 0;
    const inverse = 1 / area;
    const ux = (by - cy) * inverse;
    const uy = (cx - bx) * inverse;
    const vx = (cy - ay) * inverse;
    const vy = (ax - cx) * inverse;
    const wx = -ux - vx;
    const zx = ux * (az - cz) + vx * (bz - cz);
    for (let y = y0; y <= y1; y++) {
      const py = y + 0.5;
      // Each barycentric coordinate is linear along the row, so the span inside is known at once.
      const u = ux * (0.5 - bx) + uy * (py - by);
      const v = vx * (0.5 - cx) + vy * (py - cy);
      const w = 1 - u - v;
      let from = x0;
      let to = x1;
      if (ux > 0) from = Math.max(from, Math.ceil(-u / ux));
      else if (ux < 0) to = Math.min(to, Math.floor(-u / ux));
      else if (u < 0) continue;
      if (vx > 0) from = Math.max(from, Math.ceil(-v / vx));
      else if (vx < 0) to = Math.min(to, Math.floor(-v / vx));
      else if (v < 0) continue;
      if (wx > 0) from = Math.max(from, Math.ceil(-w / wx));
      else if (wx < 0) to = Math.min(to, Math.floor(-w / wx));
      else if (w < 0) continue;
      let z = cz + u * (az - cz) + v * (bz - cz) + zx * from;
      const end = y * width + to;
      for (let i = y * width + from; i <= end; i++) {
        if (z > (depth[i] ?? 0)) {
          depth[i] = z;
          triangle[i] = t;
        }
        z += zx;
      }
    }
  }
}
