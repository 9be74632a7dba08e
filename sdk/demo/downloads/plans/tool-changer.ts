import { ALUMINIUM, corners, grid, type Plan } from './plan.ts';

export const toolChanger: Plan = {
  id: 'tool-changer',
  title: 'Ten-position tool changer',
  revision: 'draft 3',
  summary:
    'A straight rack of ten ISO20 positions at 60 mm, at the end of the table. Every position has a sensor; nothing is released where one is taken.',
  steps: [
    'Mount the rack across the table and set it along X to 0.05 mm over its length.',
    'Teach the first and the last position; the others follow from the pitch of 60 mm.',
    'Run the macro without tools, then with one, then with ten, at a tenth of the speed.',
  ],
  parts: [
    {
      name: 'Rack',
      material: ALUMINIUM,
      quantity: 1,
      thickness: 15,
      width: 640,
      height: 80,
      holes: [
        ...grid({ x: 50, y: 50, across: 10, up: 1, pitch: 60, diameter: 32, note: 'fork' }),
        ...grid({ x: 20, y: 15, across: 11, up: 1, pitch: 60, diameter: 6.6 }),
      ],
    },
    {
      name: 'Sensor rail',
      material: ALUMINIUM,
      quantity: 1,
      thickness: 6,
      width: 640,
      height: 40,
      holes: grid({ x: 50, y: 20, across: 10, up: 1, pitch: 60, diameter: 8.2, note: 'sensor M8' }),
    },
    {
      name: 'Foot',
      material: ALUMINIUM,
      quantity: 2,
      thickness: 15,
      width: 80,
      height: 120,
      holes: corners({ x: 40, y: 60, across: 50, up: 90, diameter: 6.6 }),
    },
  ],
  bought: [
    { item: 'Fork for ISO20, plastic', quantity: 10, note: '' },
    { item: 'Proximity switch M8, PNP', quantity: 10, note: '' },
  ],
};
