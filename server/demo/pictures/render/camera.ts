import type { Mesh } from './mesh.ts';
import { add, cross, scale, unit } from '@spindle/sdk/demo/pictures/vector';
import type { Vec3 } from '@spindle/sdk/demo/pictures/vector';

/** Where the picture is taken from; the shop's pictures share one, detail views come closer. */
export interface View {
  /** Degrees to the right of the front. */
  azimuth: number;
  /** Degrees above the ground. */
  elevation: number;
  /** Share of the frame the product fills. */
  fill: number;
  /** Comes closer: to this place (0 left, 1 right; 0 low, 1 high) of the whole view, so many times. */
  closeUp?: { x: number; y: number; times: number };
}

export const SHOP_VIEW: View = { azimuth: 32, elevation: 24, fill: 0.74 };

export interface Camera {
  right: Vec3;
  up: Vec3;
  /** From the object to the eye. */
  back: Vec3;
  target: Vec3;
  distance: number;
  /** Pixels per unit of tangent. */
  focal: number;
  centerX: number;
  centerY: number;
}

const LENS = Math.tan((8.5 * Math.PI) / 180);

export function aim(mesh: Mesh, view: View, width: number, height: number): Camera {
  const azimuth = (view.azimuth * Math.PI) / 180;
  const elevation = (view.elevation * Math.PI) / 180;
  const back = unit([
    Math.sin(azimuth) * Math.cos(elevation),
    -Math.cos(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
  ]);
  const right: Vec3 = [Math.cos(azimuth), Math.sin(azimuth), 0];
  const up = cross(back, right);
  const box = extent(mesh, right, up, back);
  const whole = Math.max(
    box.height / view.fill,
    (box.width * height) / width / Math.min(0.86, view.fill + 0.13),
  );
  const near = view.closeUp ?? { x: 0.5, y: 0.5, times: 1 };
  const frame = whole / near.times;
  const target = add(
    add(box.center, scale(right, (near.x - 0.5) * box.width)),
    scale(up, (near.y - 0.5) * box.height),
  );
  const distance = frame / 2 / LENS;
  const camera = { right, up, back, target, distance, focal: height / 2 / LENS };
  return { ...camera, centerX: width / 2, centerY: height * (view.closeUp ? 0.5 : 0.492) };
}

/** How large the product is as the camera sees it, and the middle of that. */
function extent(mesh: Mesh, right: Vec3, up: Vec3, back: Vec3) {
  const across = span(mesh.positions, right);
  const upwards = span(mesh.positions, up);
  const deep = span(mesh.positions, back);
  const center = add(
    add(scale(right, across.middle), scale(up, upwards.middle)),
    scale(back, deep.middle),
  );
  return { center, width: across.length, height: upwards.length };
}

function span(positions: readonly number[], [x, y, z]: Vec3): { middle: number; length: number } {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i + 2 < positions.length; i += 3) {
    const value =
      (positions[i] ?? 0) * x + (positions[i + 1] ?? 0) * y + (positions[i + 2] ?? 0) * z;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { middle: (low + high) / 2, length: high - low };
}
