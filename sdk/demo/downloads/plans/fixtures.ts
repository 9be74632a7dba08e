import { ALUMINIUM, corners, grid, type Plan } from './plan.ts';

const made = { material: ALUMINIUM, quantity: 1 };

export const fixtures: Plan = {
  id: 'fixtures',
  title: 'Fixture library',
  revision: 'C',
  summary:
    'Plates, stops, jaws and pods for a grid of 25 mm. Dowel holes are reamed to 6 mm H7, threads are M6; drilled to 8.5 mm the same sheets make the M8 version.',
  steps: [
    'Make the base plate first and face it on the machine it stays on: from then on it is flat to the machine, not to the table.',
    'Drill and ream all holes of one size before changing the tool, from the middle outwards.',
    'Put two dowels in, push the part against them, then tighten the clamp. Not the other way round.',
  ],
  parts: [
    {
      ...made,
      name: 'Base plate, 12 × 8 holes',
      thickness: 15,
      width: 300,
      height: 200,
      holes: grid({ x: 12.5, y: 12.5, across: 12, up: 8, pitch: 25, diameter: 5, note: 'M6' }),
    },
    {
      ...made,
      name: 'Soft jaw, 100 mm',
      quantity: 2,
      thickness: 25,
      width: 100,
      height: 40,
      holes: grid({
        x: 25,
        y: 20,
        across: 2,
        up: 1,
        pitch: 50,
        diameter: 8.5,
        note: 'counterbored',
      }),
    },
    {
      ...made,
      name: 'Side stop',
      quantity: 4,
      thickness: 12,
      width: 50,
      height: 25,
      holes: grid({ x: 12.5, y: 12.5, across: 2, up: 1, pitch: 25, diameter: 6.6 }),
    },
    {
      ...made,
      name: 'Corner stop',
      quantity: 2,
      thickness: 12,
      width: 50,
      height: 50,
      holes: grid({ x: 12.5, y: 12.5, across: 2, up: 2, pitch: 25, diameter: 6.6 }),
    },
    {
      ...made,
      name: 'Vacuum pod, 100 × 100',
      quantity: 4,
      thickness: 20,
      width: 100,
      height: 100,
      holes: [
        { x: 50, y: 50, diameter: 8.8, note: 'G1/8' },
        ...corners({ x: 50, y: 50, across: 75, up: 75, diameter: 6.6 }),
      ],
    },
    {
      ...made,
      name: 'Strap clamp, 100 mm',
      quantity: 4,
      thickness: 12,
      width: 100,
      height: 30,
      holes: [{ x: 35, y: 15, diameter: 6.6 }],
    },
  ],
  bought: [
    { item: 'Dowel pin 6 m6 × 24', quantity: 12, note: 'DIN 6325' },
    { item: 'Screw M6 × 25, 8.8', quantity: 24, note: '' },
    { item: 'Cord of foam rubber, 5 mm', quantity: 2, note: 'metres, for the pods' },
  ],
};
