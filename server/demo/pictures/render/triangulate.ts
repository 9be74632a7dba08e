import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';

function area(a: Vec2, b: Vec2, c: Vec2): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function contains(a: Vec2, b: Vec2, c: Vec2, p: Vec2): boolean {
  return area(a, b, p) > 1e-9 && area(b, c, p) > 1e-9 && area(c, a, p) > 1e-9;
}

/** A simple counter-clockwise polygon cut into triangles, ear by ear. */
export function triangulate(outline: readonly Vec2[]): [Vec2, Vec2, Vec2][] {
  const left = [...outline];
  const triangles: [Vec2, Vec2, Vec2][] = [];
  let misses = 0;
  let i = 0;
  while (left.length > 2 && misses < left.length) {
    const n = left.length;
    const a = left[(i + n - 1) % n];
    const b = left[i % n];
    const c = left[(i + 1) % n];
    if (!a || !b || !c) break;
    const size = area(a, b, c);
    const ear =
      size > 1e-9 && !left.some((p) => p !== a && p !== b && p !== c && contains(a, b, c, p));
    if (ear) triangles.push([a, b, c]);
    if (ear || Math.abs(size) <= 1e-9) {
      left.splice(i % n, 1);
      misses = 0;
    } else {
      misses++;
      i++;
    }
    i %= Math.max(1, left.length);
  }
  return triangles;
}
