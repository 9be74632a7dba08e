import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';

export function rectangle(width: number, depth: number, radius = 0): Vec2[] {
  const x = width / 2;
  const y = depth / 2;
  if (radius === 0)
    return [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ];
  const corners = [
    [x - radius, -y + radius, -90],
    [x - radius, y - radius, 0],
    [-x + radius, y - radius, 90],
    [-x + radius, -y + radius, 180],
  ] as const;
  return corners.flatMap(([cx, cy, start]) =>
    Array.from({ length: 7 }, (_, i): Vec2 => {
      const angle = ((start + i * 15) * Math.PI) / 180;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    }),
  );
}

export function polygon(sides: number, radius: number, startDegrees = 0): Vec2[] {
  return Array.from({ length: sides }, (_, i): Vec2 => {
    const angle = (startDegrees * Math.PI) / 180 + (i / sides) * Math.PI * 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}
