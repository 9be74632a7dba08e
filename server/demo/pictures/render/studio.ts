import { add, scale, unit } from '@spindle/sdk/demo/pictures/vector';
import type { Vec3 } from '@spindle/sdk/demo/pictures/vector';

/** One of the directions light comes from, and how much. */
export interface Lamp {
  direction: Vec3;
  power: number;
  /** Width of its shadow map in texels. */
  texels: number;
}

/** The studio turns with the camera, so that the key light is at the upper left of every picture. */
export interface Studio {
  right: Vec3;
  forward: Vec3;
  lamps: Lamp[];
}

const KEY_POWER = 1.32;
const SKY_POWER = 1.0;

export function buildStudio(right: Vec3): Studio {
  const forward: Vec3 = [-right[1], right[0], 0];
  const direction = (r: number, f: number, z: number): Vec3 =>
    unit(add(add(scale(right, r), scale(forward, f)), [0, 0, z]));
  const spread = [
    [-0.09, 0.05],
    [0.1, 0.06],
    [0.05, -0.1],
    [-0.06, -0.07],
  ] as const;
  const key = spread.map(([r, f]) => ({
    direction: direction(-0.55 + r, -0.28 + f, 0.95),
    power: KEY_POWER / spread.length,
    texels: 560,
  }));
  const sky = Array.from({ length: 11 }, (_, i): Lamp => {
    const z = 0.14 + 0.82 * ((i + 0.5) / 11);
    const angle = i * 2.39996;
    const flat = Math.sqrt(1 - z * z);
    return {
      direction: direction(flat * Math.cos(angle), flat * Math.sin(angle), z),
      power: (SKY_POWER / 11) * (1.05 - 0.35 * Math.cos(angle)),
      texels: 240,
    };
  });
  return { right, forward, lamps: [...key, ...sky] };
}

function step(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/**
 * What a surface sees in one direction of the studio: a bright floor, a dark horizon, a tall soft
 * box at the left, a dark card in front, a strip at the right and a panel behind. r, f, z: how
 * far the direction points to the right, away from the camera, and up.
 */
export function studioLight(r: number, f: number, z: number, rough: number): number {
  const blur = 0.04 + rough * 0.62;
  const below = step(0.08 + blur * 0.6, -0.25 - blur, z);
  const base = 0.085 + 0.24 * step(-0.1 - blur, 0.95, z) + 0.3 * below * (0.75 - 0.45 * r);
  const front = step(0.45 + blur, -0.5 - blur, f);
  const box =
    step(0.3 + blur, 0.3 - blur, Math.abs(r + 0.58)) *
    step(-0.95 - blur, -0.35 + blur, z) *
    step(0.6 + blur, 0.1 - blur, f) *
    (0.62 + 0.38 * step(-0.3, 0.5, z));
  const strip =
    step(0.085 + blur, 0.085 - blur, Math.abs(r - 0.8)) *
    step(0.75 + blur, 0.75 - blur, Math.abs(z - 0.1));
  const behind = step(0.3 - blur, 0.62 + blur, f) * step(-0.05 - blur, 0.3 + blur, z);
  const top = step(0.8 - blur, 0.96 + blur * 0.4, z);
  const card = step(0.35 + blur, 0.1 - blur, Math.abs(r - 0.18)) * front;
  const soft = 1 / (1 + rough * 0.9);
  return base * (1 - 0.4 * card) + (box * 1.7 + strip * 0.95 + behind * 0.6 + top * 0.75) * soft;
}
