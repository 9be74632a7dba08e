import { ALUMINIUM, carriage15, corners, grid, nema23, type Plan } from './plan.ts';

const plate = { material: ALUMINIUM, quantity: 1 };

export const mill600: Plan = {
  id: 'mill-600',
  title: 'Desktop mill 600',
  revision: 'D',
  summary:
    'A gantry mill of bolted aluminium plate: 600 × 400 × 150 mm travel, rails of size 15, ball screws 1605, a spindle of up to 2.2 kW with an 80 mm body.',
  steps: [
    'Lay the base plate on something flat and check it with a straight edge: 0.05 mm over 600 mm is good enough.',
    'Bolt one Y rail against its dowels and tighten from the middle outwards. Set the other parallel to it with an indicator on a carriage: 0.02 mm over its length.',
    'Screw the gantry sides to their carriages, fingertight, and lay the beam on top. Tighten the beam first, then the carriages while you move the gantry end to end.',
    'Mount the X rails on the beam the same way as the Y rails: one as the reference, the other to it.',
    'Carriage plate, Z rails, Z plate, spindle clamp. Leave the clamp loose until the spindle is trammed.',
    'Ball screws: fixed end first, move the axis all the way to it, then tighten the nut bracket, then the floating end.',
    'Motors with their couplings: the screw has to turn by hand without a hard spot before a motor is switched on.',
  ],
  parts: [
    {
      ...plate,
      name: 'Base plate',
      thickness: 20,
      width: 800,
      height: 600,
      holes: [
        ...grid({ x: 160, y: 120, across: 9, up: 7, pitch: 60, diameter: 6.8, note: 'M8' }),
        ...grid({ x: 40, y: 30, across: 13, up: 1, pitch: 60, diameter: 3.3, note: 'M4, rail' }),
        ...grid({ x: 40, y: 570, across: 13, up: 1, pitch: 60, diameter: 3.3, note: 'M4, rail' }),
      ],
    },
    {
      ...plate,
      name: 'Gantry side',
      quantity: 2,
      thickness: 20,
      width: 160,
      height: 300,
      holes: [
        ...carriage15(40, 30),
        ...carriage15(120, 30),
        ...grid({ x: 30, y: 200, across: 5, up: 2, pitch: 25, diameter: 6.6, note: 'beam' }),
      ],
    },
    {
      ...plate,
      name: 'Gantry beam, front',
      thickness: 20,
      width: 720,
      height: 150,
      holes: [
        ...grid({ x: 60, y: 25, across: 11, up: 1, pitch: 60, diameter: 3.3, note: 'M4, rail' }),
        ...grid({ x: 60, y: 125, across: 11, up: 1, pitch: 60, diameter: 3.3, note: 'M4, rail' }),
        ...corners({ x: 360, y: 75, across: 700, up: 100, diameter: 6.6 }),
      ],
    },
    {
      ...plate,
      name: 'X carriage plate',
      thickness: 15,
      width: 180,
      height: 260,
      holes: [
        ...[35, 145].flatMap((x) => [...carriage15(x, 35), ...carriage15(x, 135)]),
        ...corners({ x: 90, y: 85, across: 60, up: 40, diameter: 5.3, note: 'screw nut' }),
        ...grid({ x: 55, y: 25, across: 2, up: 4, pitch: 60, diameter: 3.3 }).map((hole) => ({
          ...hole,
          x: hole.x === 55 ? 55 : 125,
          note: 'M4, rail',
        })),
      ],
    },
    {
      ...plate,
      name: 'Z plate',
      thickness: 15,
      width: 120,
      height: 240,
      holes: [
        ...[25, 95].flatMap((x) => [...carriage15(x, 150), ...carriage15(x, 210)]),
        ...corners({ x: 60, y: 60, across: 90, up: 80, diameter: 6.6, note: 'clamp' }),
      ],
    },
    {
      ...plate,
      name: 'Spindle clamp, 80 mm',
      quantity: 2,
      thickness: 20,
      width: 140,
      height: 120,
      holes: [
        { x: 70, y: 62, diameter: 80, note: 'bore H7' },
        ...corners({ x: 70, y: 60, across: 110, up: 90, diameter: 5, note: 'M6' }),
      ],
    },
    {
      ...plate,
      name: 'Motor plate, NEMA 23',
      quantity: 3,
      thickness: 10,
      width: 70,
      height: 70,
      holes: nema23(35, 35),
    },
  ],
  bought: [
    { item: 'Rail, size 15, 760 mm', quantity: 2, note: 'Y' },
    { item: 'Rail, size 15, 640 mm', quantity: 2, note: 'X' },
    { item: 'Rail, size 15, 280 mm', quantity: 2, note: 'Z' },
    { item: 'Carriage, size 15, preload ZA', quantity: 12, note: 'four on each axis' },
    { item: 'Ball screw 1605 with nut, BK12 and BF12', quantity: 3, note: '750, 650 and 300 mm' },
    { item: 'Stepper motor NEMA 23, 3 Nm', quantity: 3, note: 'or closed loop' },
    { item: 'Coupling 10 to 8 mm, without play', quantity: 3, note: '' },
    { item: 'Spindle 2.2 kW, 80 mm body', quantity: 1, note: 'ER20' },
    { item: 'Screw M4 × 16, 12.9', quantity: 96, note: 'rails and carriages' },
    { item: 'Screw M6 × 30, 8.8', quantity: 40, note: 'plates' },
  ],
};
