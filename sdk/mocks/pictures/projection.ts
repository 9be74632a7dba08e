import type { Vec2, Vec3 } from '../../demo/pictures/vector.ts';

const azimuth = (32 * Math.PI) / 180;
const elevation = (24 * Math.PI) / 180;

/** Where the demo's photographs are taken from, without their perspective. */
const [sinA, cosA] = [Math.sin(azimuth), Math.cos(azimuth)];
const [sinE, cosE] = [Math.sin(elevation), Math.cos(elevation)];

/** A point in millimetres (x to the right, y away, z up) as it is seen, y down. */
export function seen([x, y, z]: Vec3): Vec2 {
  return [x * cosA + y * sinA, -(sinE * (y * cosA - x * sinA) + z * cosE)];
}

/** How a level direction is seen: `turn` 0 points to the right, 270 at the viewer. */
export function level(turn: number) {
  const angle = (turn * Math.PI) / 180;
  const across = Math.cos(angle);
  const down = -sinE * Math.sin(angle);
  return {
    across,
    down,
    /** Share of a length along it that is seen. */
    shown: Math.hypot(across, down),
    /** How much an end that points there is turned to the viewer. */
    facing: -cosE * Math.sin(angle),
    /** The direction itself. */
    way: [Math.cos(angle + azimuth), Math.sin(angle + azimuth), 0] satisfies Vec3,
  };
}

/** How upright things are seen. */
export const upright = { shown: cosE, facing: sinE };

/** The sides of a box one sees, as what one millimetre across and down on them is seen as. */
export const sides = {
  front: { across: seen([1, 0, 0]), down: seen([0, 0, -1]) },
  right: { across: seen([0, 1, 0]), down: seen([0, 0, -1]) },
  top: { across: seen([1, 0, 0]), down: seen([0, -1, 0]) },
} as const;

export const n = (value: number): string => String(Math.round(value * 10) / 10);

export function outline(points: readonly Vec2[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}
