import { grid, PLY, type Hole, type Plan } from './plan.ts';

const panel = { material: PLY, thickness: 18, quantity: 1 };

const edge = (width: number, y: number): Hole[] =>
  grid({ x: 50, y, across: Math.floor((width - 100) / 150) + 1, up: 1, pitch: 150, diameter: 5 });

export const enclosure: Plan = {
  id: 'enclosure',
  title: 'Sound enclosure',
  revision: 'A',
  summary:
    '1 200 × 900 × 800 mm inside, two doors in front, 18 mm birch ply lined with 40 mm foam: 18 dB less, measured a metre away.',
  steps: [
    'Cut the panels from three sheets of 2 440 × 1 220 mm: both large ones from the first, back and sides from the second, the doors from the third.',
    'Screw the sides onto the bottom, then the top onto the sides, 5 × 60 mm every 150 mm, with sealant in the joint. Sound leaves where air does.',
    'Fit the back last: it squares the box. The diagonals have to be equal to 2 mm.',
    'Hang the doors with a gap of 3 mm and put rubber seals around it.',
    'Lead air in below and out above through a box with two bends, lined as well. A spindle without cooling air is louder for a short time only.',
  ],
  parts: [
    {
      ...panel,
      name: 'Bottom',
      width: 1236,
      height: 900,
      holes: [...edge(1236, 9), ...edge(1236, 891)],
    },
    {
      ...panel,
      name: 'Top',
      width: 1236,
      height: 900,
      holes: [...edge(1236, 9), ...edge(1236, 891), { x: 618, y: 780, diameter: 100, note: 'air' }],
    },
    { ...panel, name: 'Side', quantity: 2, width: 900, height: 800, holes: [] },
    {
      ...panel,
      name: 'Back',
      width: 1236,
      height: 836,
      holes: [
        ...edge(1236, 9),
        ...edge(1236, 827),
        { x: 120, y: 120, diameter: 60, note: 'cables' },
      ],
    },
    {
      ...panel,
      name: 'Door',
      quantity: 2,
      width: 615,
      height: 832,
      holes: [{ x: 560, y: 416, diameter: 8, note: 'handle' }],
    },
  ],
  bought: [
    { item: 'Birch ply 18 mm, 2 440 × 1 220 mm', quantity: 3, note: 'sheets' },
    { item: 'Foam 40 mm, self-adhesive', quantity: 5, note: 'square metres, flame retardant' },
    { item: 'Hinge, 90 mm', quantity: 6, note: 'three a door' },
    { item: 'Rubber seal, 9 mm', quantity: 8, note: 'metres' },
    { item: 'Screw 5 × 60 mm', quantity: 60, note: '' },
  ],
};
