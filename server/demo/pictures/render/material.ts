import type { Vec3 } from '@spindle/sdk/demo/pictures/vector';

/** How a surface answers light; colour is linear RGB, 0 to 1. */
export interface Material {
  color: readonly [number, number, number];
  /** 0 = plastic, paint or rubber, 1 = bare metal. */
  metal: number;
  /** 0 = mirror, 1 = matt. */
  rough: number;
  /** Fine turning or grinding marks along this direction, as a share of the reflection. */
  grain?: { direction: Vec3; amount: number };
}

function linear(channel: number): number {
  return (channel / 255) ** 2.2;
}

/** A material from an sRGB colour as designers write it: `#c8ccd0`. */
export function material(
  hex: string,
  metal: number,
  rough: number,
  grain?: Material['grain'],
): Material {
  const value = Number.parseInt(hex.slice(1), 16);
  const color = [
    linear((value >> 16) & 255),
    linear((value >> 8) & 255),
    linear(value & 255),
  ] as const;
  return grain ? { color, metal, rough, grain } : { color, metal, rough };
}

export const steel = material('#c9cdd2', 1, 0.22);
export const groundSteel = material('#d2d6da', 1, 0.14);
export const darkSteel = material('#62666b', 1, 0.3);
export const aluminium = material('#d6d9dc', 1, 0.38);
export const castAluminium = material('#b4b7ba', 0.85, 0.55);
export const blackAnodised = material('#26282b', 0.55, 0.42);
export const blackPlastic = material('#1d1f21', 0, 0.45);
export const greyPlastic = material('#8d9195', 0, 0.5);
export const lightPlastic = material('#dcdedb', 0, 0.45);
export const greenPlastic = material('#2f8f57', 0, 0.4);
export const rubber = material('#17181a', 0, 0.75);
export const brass = material('#d9b45c', 1, 0.25);
export const copper = material('#d98d60', 1, 0.3);
export const gold = material('#e3bb5b', 1, 0.25);
export const carbide = material('#8f949a', 1, 0.2);
export const hole = material('#08090a', 0, 0.9);
export const white = material('#f2f2ef', 0, 0.55);
export const ink = material('#1a1c1e', 0, 0.6);
export const orange = material('#e2571e', 0, 0.45);
