type Point = readonly [x: number, y: number];

interface Drawing {
  /** Description for screen readers. */
  label: string;
  /** The material left or removed, drawn below the path. */
  ground: string;
  path: string;
  seconds: number;
  cutter: number;
  caption: string;
}

/**
 * Draws a cutter that moves along its path and leaves a track. With reduced motion it doesn't move
 * until it is started.
 */
export function animated({ label, ground, path, seconds, cutter, caption }: Drawing): string {
  return `<figure class="path">
<svg viewBox="0 0 320 200" role="img" aria-label="${label}">
${ground}
<path d="${path}" fill="none" stroke="var(--cut)" stroke-width="${cutter * 2}" stroke-linecap="round" stroke-linejoin="round" opacity="0.22" pathLength="1" stroke-dasharray="1 1">
<animate attributeName="stroke-dashoffset" from="1" to="0" dur="${seconds}s" repeatCount="indefinite"/></path>
<path d="${path}" fill="none" stroke="var(--cut)" stroke-width="1.2"/>
<circle r="${cutter}" fill="none" stroke="var(--tool)" stroke-width="2">
<animateMotion path="${path}" dur="${seconds}s" repeatCount="indefinite"/></circle>
</svg>
<figcaption>${caption}</figcaption>
</figure>`;
}

const stock = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="none" stroke="var(--ink)" stroke-width="1.5"/>`;

export function facing(): string {
  const rows: Point[] = [];
  for (let row = 0; row < 6; row++) {
    const y = 40 + row * 24;
    const ends: Point[] = [
      [30, y],
      [290, y],
    ];
    rows.push(...(row % 2 === 0 ? ends : ends.toReversed()));
  }
  return animated({
    label: 'A cutter moves back and forth across a plate, row by row, past its edges.',
    ground: stock(50, 30, 220, 140),
    path: lines(rows),
    seconds: 9,
    cutter: 16,
    caption:
      'Facing. Rows are three quarters of a cutter diameter apart and end outside the stock, so the cutter enters and exits at full feed.',
  });
}

export function pocket(): string {
  const turns: Point[] = [[214, 100]];
  for (let turn = 1; turn <= 5; turn++) {
    const [dx, dy] = [40 + turn * 14, turn * 14];
    turns.push(
      [160 - dx, 100 + dy - 14],
      [160 - dx, 100 - dy],
      [160 + dx, 100 - dy],
      [160 + dx, 100 + dy],
      [160 - dx, 100 + dy],
    );
  }
  return animated({
    label: 'A cutter spirals outward from the middle of a pocket to its walls.',
    ground: stock(40, 20, 240, 160),
    path: lines(turns),
    seconds: 11,
    cutter: 9,
    caption:
      'A pocket, from the inside out. The first loop is a full slot. After that, each loop cuts as wide as the stepover, except in the corners.',
  });
}

export function contour(): string {
  return animated({
    label: 'A cutter follows the outline of a part clockwise, entering and exiting on an arc.',
    ground: stock(90, 50, 140, 100),
    path: 'M150 10 Q160 40 175 40 H230 A10 10 0 0 1 240 50 V150 A10 10 0 0 1 230 160 H90 A10 10 0 0 1 80 150 V50 A10 10 0 0 1 90 40 H175 Q190 40 200 10',
    seconds: 8,
    cutter: 10,
    caption:
      'A climb-milled contour: clockwise around the outside of a part, with the spindle turning clockwise. The cutter enters and exits on an arc, so it leaves no mark.',
  });
}

export function adaptive(): string {
  let path = 'M40 100';
  for (let loop = 0; loop < 12; loop++) {
    const x = 50 + loop * 18;
    path += ` L${x} 100 A34 34 0 1 1 ${x - 0.1} 100.1`;
  }
  return animated({
    label: 'A cutter advances in small circles through a slot wider than itself.',
    ground: stock(16, 30, 290, 72 + 70),
    path,
    seconds: 14,
    cutter: 9,
    caption:
      'A slot cut in circles. The width of cut never exceeds the stepover, so the cutter can go deep and fast where a straight slot would break it.',
  });
}

export function ramp(): string {
  return animated({
    label: 'Seen from the side, a cutter descends in a shallow zigzag.',
    ground:
      '<path d="M20 60H300V180H20Z" fill="none" stroke="var(--ink)" stroke-width="1.5"/><path d="M20 60H300" stroke="var(--soft)" stroke-dasharray="6 4"/>',
    path: 'M60 40 L60 60 L260 80 L60 100 L260 120 L60 140 L260 140',
    seconds: 8,
    cutter: 7,
    caption:
      'A ramp, seen from the side: three degrees in aluminum, up to ten in wood. In a straight plunge, the center of the cutter would have to cut, but its speed there is zero.',
  });
}

function lines(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
}
