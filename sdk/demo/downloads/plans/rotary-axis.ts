import { ALUMINIUM, corners, grid, nema23, onCircle, type Plan } from './plan.ts';

export const rotaryAxis: Plan = {
  id: 'rotary-axis',
  title: 'Fourth axis with 125 mm chuck',
  revision: 'A',
  summary:
    'A three-jaw chuck of 125 mm on a 10:1 planetary gear, 110 mm above a table with 12 mm slots, and a tailstock that shares its base.',
  steps: [
    'Bore the head and the tailstock plate in one setting, or dowel them together and bore through both: that is what makes them of one height.',
    'Turn the register of the flange last, on its own bearings, until the chuck sits without play.',
    'Bolt the chuck down in turns and check a ground bar 100 mm from the jaws: up to 0.05 mm is what a three-jaw chuck gives.',
    'Set the base along X with an indicator on the bar, then on its top: both within 0.02 mm.',
    'Ten turns of the motor are one of the chuck: 200 full steps × 10 microsteps × 10 make 20 000 steps, 55.56 to a degree.',
  ],
  parts: [
    {
      name: 'Base',
      material: ALUMINIUM,
      quantity: 1,
      thickness: 15,
      width: 400,
      height: 140,
      holes: [
        ...grid({ x: 25, y: 25, across: 8, up: 2, pitch: 50, diameter: 12.5, note: 'T-slot' }),
        ...corners({ x: 60, y: 70, across: 80, up: 50, diameter: 8.5, note: 'head' }),
      ],
    },
    {
      name: 'Head plate',
      material: ALUMINIUM,
      quantity: 1,
      thickness: 20,
      width: 140,
      height: 180,
      holes: [
        { x: 70, y: 110, diameter: 62, note: 'bearing 6007, H7' },
        ...onCircle({ x: 70, y: 110, pitchCircle: 84, count: 4, diameter: 5, note: 'M6' }),
      ],
    },
    {
      name: 'Chuck flange',
      material: ALUMINIUM,
      quantity: 1,
      thickness: 15,
      width: 126,
      height: 126,
      holes: [
        { x: 63, y: 63, diameter: 35, note: 'shaft' },
        ...onCircle({ x: 63, y: 63, pitchCircle: 108, count: 3, diameter: 8.5, note: 'chuck' }),
      ],
    },
    {
      name: 'Motor plate',
      material: ALUMINIUM,
      quantity: 1,
      thickness: 10,
      width: 90,
      height: 90,
      holes: nema23(45, 45),
    },
    {
      name: 'Tailstock plate',
      material: ALUMINIUM,
      quantity: 1,
      thickness: 20,
      width: 100,
      height: 150,
      holes: [
        { x: 50, y: 110, diameter: 20, note: 'centre, H7' },
        ...grid({ x: 25, y: 15, across: 2, up: 1, pitch: 50, diameter: 6.8, note: 'M8' }),
      ],
    },
  ],
  bought: [
    { item: 'Chuck, three jaws, 125 mm', quantity: 1, note: 'K11-125, register 95 mm' },
    { item: 'Planetary gear 10:1, NEMA 23', quantity: 1, note: 'at most 15 arc minutes' },
    { item: 'Stepper motor NEMA 23, 2 Nm', quantity: 1, note: '' },
    { item: 'Bearing 6007-2RS', quantity: 2, note: 'in pairs' },
    { item: 'T-nut for 12 mm slot, M10', quantity: 6, note: '' },
  ],
};
