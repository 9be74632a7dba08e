const CUTTER = 6;
const [WIDTH, HEIGHT] = [40, 30];
const [LEFT, LOW] = [10, 10];
const DEPTHS = [-1, -2];
const STEPOVER = 2.4;

/**
 * Generates the practice file: a pocket of 40 × 30 × 2 mm, from the inside out, climb milling, in
 * two passes that each begin with a ramp of about three degrees.
 */
export function firstPocket(): string {
  const lines = [
    '(First pocket, 40 x 30 x 2 mm in 6061)',
    '(Zero: lower left corner of the stock, on top)',
    '(Cutter: 6 mm, two teeth, carbide)',
    'G21 G90 G17 G94',
    'G54',
    'G0 Z10',
    'S13200 M3',
    'G4 P4',
  ];
  let above = 0;
  for (const depth of DEPTHS) {
    lines.push(...ramp(above, depth), ...rings());
    lines.push('G0 Z5');
    above = depth;
  }
  lines.push('G0 Z20', 'M5', 'M30');
  return `${lines.join('\n')}\n`;
}

const middle = { x: LEFT + WIDTH / 2, y: LOW + HEIGHT / 2 };
/** How far the cutter's center may move from the middle. */
const reach = { x: WIDTH / 2 - CUTTER / 2, y: HEIGHT / 2 - CUTTER / 2 };

/** Moves back and forth along the middle, and ends where the innermost ring begins. */
function ramp(from: number, to: number): string[] {
  const half = Math.max(reach.x - reach.y, 0) + STEPOVER;
  const [left, right] = [middle.x - half, middle.x + half];
  return [
    `G0 X${mm(left)} Y${mm(middle.y)}`,
    `G0 Z${mm(from + 0.5)}`,
    `G1 Z${mm(from)} F150`,
    `G1 X${mm(right)} Z${mm((from + to) / 2)} F500`,
    `G1 X${mm(left)} Z${mm(to)}`,
    `G1 X${mm(right)} F1100`,
  ];
}

/** Counterclockwise, which is climb milling in a pocket. */
function rings(): string[] {
  const count = Math.ceil(reach.y / STEPOVER);
  return Array.from({ length: count }, (_, index) => {
    const inset = ((count - 1 - index) * reach.y) / count;
    const [dx, dy] = [reach.x - inset, reach.y - inset];
    const [left, right] = [middle.x - dx, middle.x + dx];
    const [low, high] = [middle.y - dy, middle.y + dy];
    return [
      `G1 X${mm(right)} Y${mm(middle.y)}`,
      `G1 Y${mm(high)}`,
      `G1 X${mm(left)}`,
      `G1 Y${mm(low)}`,
      `G1 X${mm(right)}`,
      `G1 Y${mm(middle.y)}`,
    ];
  }).flat();
}

function mm(value: number): string {
  return (Math.round(value * 1000) / 1000).toFixed(3);
}
