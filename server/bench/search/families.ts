/** A product family of a shop for machine builders, with its specifications: name, unit, values. */
export interface Family {
  title: string;
  code: string;
  /** Nouns that name an item. */
  nouns: readonly string[];
  /** Words that precede the noun. */
  kinds: readonly string[];
  specs: readonly (readonly [name: string, unit: string, values: readonly (string | number)[]])[];
}

const VOLTS = ['V', [12, 24, 36, 48, 110, 220, 230, 380]] as const;
const SHAFTS = ['mm', [5, 6, 6.35, 8, 10, 12, 14, 16, 20, 25]] as const;
const LENGTHS = ['mm', Array.from({ length: 30 }, (_, at) => 100 + at * 50)] as const;
const MATERIALS = ['Steel', 'Stainless steel', 'Aluminium', 'Brass', 'Cast iron', 'Nylon'];
const POWERS = ['kW', [0.3, 0.5, 0.8, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5]] as const;
const CURRENTS = ['A', [1, 1.5, 2, 2.8, 3.5, 4.2, 5.6, 8, 10, 12]] as const;
const THREADS = ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', '1/4-20', '3/8-16'];
const COLLETS = ['ER8', 'ER11', 'ER16', 'ER20', 'ER25', 'ER32'];
const TORQUES = ['N m', [0.4, 0.59, 1.26, 1.9, 2.4, 3, 4, 8.5, 12]] as const;

export const families: readonly Family[] = [
  {
    title: 'Milling spindles',
    code: 'SP',
    nouns: ['spindle', 'spindle motor', 'spindle set'],
    kinds: ['water-cooled', 'air-cooled', 'compact', 'high-torque'],
    specs: [
      ['Power', ...POWERS],
      ['Collet', '', COLLETS],
      ['Voltage', ...VOLTS],
      ['Speed', 'rpm', ['6000 – 24000 rpm', '3000 – 18000 rpm', '8000 – 60000 rpm']],
      ['Body diameter', 'mm', [43, 52, 65, 80, 105, 125]],
      ['Cooling', '', ['Water', 'Air', 'None']],
    ],
  },
  {
    title: 'Inverters',
    code: 'VF',
    nouns: ['inverter', 'frequency inverter', 'drive'],
    kinds: ['single-phase', 'three-phase', 'sensorless', 'compact'],
    specs: [
      ['Power', ...POWERS],
      ['Voltage', ...VOLTS],
      ['Current', ...CURRENTS],
      ['Frequency', 'Hz', [400, 600, 1000]],
      ['Control', '', ['Modbus', 'Analogue', 'CANopen', 'Panel']],
    ],
  },
  {
    title: 'Stepper motors',
    code: 'ST',
    nouns: ['stepper motor', 'stepper', 'closed-loop stepper'],
    kinds: ['hybrid', 'geared', 'high-torque', 'waterproof'],
    specs: [
      ['Holding torque', ...TORQUES],
      ['Current', ...CURRENTS],
      ['Frame', '', ['NEMA 11', 'NEMA 17', 'NEMA 23', 'NEMA 24', 'NEMA 34']],
      ['Shaft', ...SHAFTS],
      ['Step angle', 'deg', [0.9, 1.8]],
      ['Length', ...LENGTHS],
    ],
  },
  {
    title: 'Servo motors',
    code: 'SV',
    nouns: ['servo motor', 'servo', 'brushless servo'],
    kinds: ['absolute', 'braked', 'flat', 'integrated'],
    specs: [
      ['Power', ...POWERS],
      ['Torque', ...TORQUES],
      ['Voltage', ...VOLTS],
      ['Encoder', '', ['17 bit', '20 bit', '23 bit', 'Resolver']],
      ['Shaft', ...SHAFTS],
    ],
  },
  {
    title: 'Motor drivers',
    code: 'DR',
    nouns: ['stepper driver', 'motor driver', 'servo drive'],
    kinds: ['digital', 'silent', 'dual-axis', 'closed-loop'],
    specs: [
      ['Current', ...CURRENTS],
      ['Voltage', ...VOLTS],
      ['Microsteps', '', [16, 32, 128, 256]],
      ['Interface', '', ['Step and direction', 'EtherCAT', 'CANopen', 'RS-485']],
    ],
  },
  {
    title: 'Controllers',
    code: 'CT',
    nouns: ['motion controller', 'controller board', 'breakout board'],
    kinds: ['ethernet', 'USB', 'standalone', 'grbl'],
    specs: [
      ['Axes', '', [3, 4, 5, 6, 8]],
      ['Interface', '', ['Ethernet', 'USB', 'WLAN', 'Serial']],
      ['Voltage', ...VOLTS],
      ['Inputs', '', [4, 8, 16, 24]],
    ],
  },
  {
    title: 'Linear rails',
    code: 'LR',
    nouns: ['linear rail', 'linear guide', 'rail with carriages'],
    kinds: ['profiled', 'miniature', 'supported', 'stainless'],
    specs: [
      ['Width', 'mm', [7, 9, 12, 15, 20, 25, 30]],
      ['Length', ...LENGTHS],
      ['Preload', '', ['Light', 'Medium', 'Heavy']],
      ['Material', '', MATERIALS],
      ['Carriages', '', [1, 2, 4]],
    ],
  },
  {
    title: 'Ball screws',
    code: 'BS',
    nouns: ['ball screw', 'ball screw set', 'ground ball screw'],
    kinds: ['rolled', 'ground', 'double-nut', 'left-hand'],
    specs: [
      ['Diameter', ...SHAFTS],
      ['Pitch', 'mm', [2, 4, 5, 10, 20]],
      ['Length', ...LENGTHS],
      ['Accuracy', '', ['C3', 'C5', 'C7', 'C10']],
      ['Nut', '', ['Single', 'Double', 'Flanged']],
    ],
  },
  {
    title: 'Couplings',
    code: 'CP',
    nouns: ['coupling', 'shaft coupling', 'jaw coupling'],
    kinds: ['flexible', 'rigid', 'bellows', 'zero-backlash'],
    specs: [
      ['Bore', ...SHAFTS],
      ['Second bore', ...SHAFTS],
      ['Torque', ...TORQUES],
      ['Material', '', MATERIALS],
    ],
  },
  {
    title: 'End mills',
    code: 'EM',
    nouns: ['end mill', 'milling cutter', 'ball-nose cutter'],
    kinds: ['carbide', 'single-flute', 'compression', 'roughing'],
    specs: [
      ['Diameter', 'mm', [1, 1.5, 2, 3, 3.175, 4, 5, 6, 8, 10, 12]],
      ['Flutes', '', [1, 2, 3, 4, 6]],
      ['Shank', 'mm', [3.175, 4, 6, 8, 10, 12]],
      ['Coating', '', ['None', 'TiAlN', 'DLC', 'TiN', 'ZrN']],
      ['Cutting length', 'mm', [5, 8, 12, 17, 22, 32, 42]],
    ],
  },
  {
    title: 'Drill bits',
    code: 'DB',
    nouns: ['drill bit', 'twist drill', 'spot drill'],
    kinds: ['cobalt', 'carbide', 'stub', 'long'],
    specs: [
      ['Diameter', 'mm', Array.from({ length: 60 }, (_, at) => 1 + at / 5)],
      ['Material', '', MATERIALS],
      ['Point angle', 'deg', [90, 118, 135, 140]],
      ['Length', ...LENGTHS],
    ],
  },
  {
    title: 'Collets',
    code: 'CL',
    nouns: ['collet', 'collet set', 'collet chuck'],
    kinds: ['precision', 'ultra-precision', 'sealed', 'long-reach'],
    specs: [
      ['Collet', '', COLLETS],
      ['Bore', ...SHAFTS],
      ['Runout', 'mm', [0.003, 0.005, 0.01, 0.015]],
      ['Material', '', MATERIALS],
    ],
  },
  {
    title: 'Vises and clamps',
    code: 'VC',
    nouns: ['vise', 'toe clamp', 'clamping kit'],
    kinds: ['self-centring', 'low-profile', 'modular', 'pneumatic'],
    specs: [
      ['Jaw width', 'mm', [50, 75, 100, 125, 150, 200]],
      ['Opening', ...LENGTHS],
      ['Material', '', MATERIALS],
      ['Thread', '', THREADS],
    ],
  },
  {
    title: 'Probes and sensors',
    code: 'PS',
    nouns: ['touch probe', 'limit switch', 'proximity sensor'],
    kinds: ['inductive', 'optical', 'wireless', 'three-axis'],
    specs: [
      ['Voltage', ...VOLTS],
      ['Output', '', ['NPN', 'PNP', 'Relay', 'Open collector']],
      ['Repeatability', 'mm', [0.001, 0.003, 0.005, 0.01]],
      ['Thread', '', THREADS],
    ],
  },
  {
    title: 'Bearings',
    code: 'BE',
    nouns: ['bearing', 'angular-contact bearing', 'pillow block'],
    kinds: ['sealed', 'ceramic', 'double-row', 'flanged'],
    specs: [
      ['Bore', ...SHAFTS],
      ['Outer diameter', 'mm', [16, 19, 22, 24, 26, 28, 32, 35, 42, 47, 52]],
      ['Material', '', MATERIALS],
      ['Seal', '', ['2RS', 'ZZ', 'Open']],
    ],
  },
  {
    title: 'Power supplies',
    code: 'PW',
    nouns: ['power supply', 'switching supply', 'DIN-rail supply'],
    kinds: ['fanless', 'enclosed', 'redundant', 'adjustable'],
    specs: [
      ['Voltage', ...VOLTS],
      ['Current', ...CURRENTS],
      ['Power', 'W', [60, 100, 150, 240, 350, 480, 600, 1000]],
      ['Cooling', '', ['Fan', 'None']],
    ],
  },
  {
    title: 'Cables and connectors',
    code: 'CB',
    nouns: ['motor cable', 'drag-chain cable', 'aviation connector'],
    kinds: ['shielded', 'high-flex', 'oil-resistant', 'four-pole'],
    specs: [
      ['Cross-section', 'mm^2', [0.14, 0.25, 0.5, 0.75, 1, 1.5, 2.5]],
      ['Length', 'm', [1, 2, 3, 5, 10, 20, 50]],
      ['Cores', '', [2, 3, 4, 5, 8, 12]],
      ['Voltage', ...VOLTS],
    ],
  },
  {
    title: 'Screws and nuts',
    code: 'SC',
    nouns: ['socket screw', 'T-nut', 'threaded insert'],
    kinds: ['black-oxide', 'stainless', 'metric', 'low-head'],
    specs: [
      ['Thread', '', THREADS],
      ['Length', 'mm', [6, 8, 10, 12, 16, 20, 25, 30, 40, 50, 60]],
      ['Material', '', MATERIALS],
      ['Pack', '', [10, 20, 50, 100, 200]],
    ],
  },
  {
    title: 'Pulleys and belts',
    code: 'PB',
    nouns: ['timing belt', 'pulley', 'idler'],
    kinds: ['reinforced', 'toothed', 'flanged', 'open-ended'],
    specs: [
      ['Profile', '', ['GT2', 'GT3', 'HTD 3M', 'HTD 5M', 'XL']],
      ['Width', 'mm', [6, 9, 10, 15, 20, 25]],
      ['Bore', ...SHAFTS],
      ['Teeth', '', [16, 20, 30, 36, 40, 60, 80]],
    ],
  },
  {
    title: 'Profiles and plates',
    code: 'PR',
    nouns: ['aluminum profile', 'gantry plate', 'corner bracket'],
    kinds: ['slotted', 'anodised', 'heavy-duty', 'slim'],
    specs: [
      ['Section', '', ['20x20', '20x40', '30x30', '40x40', '40x80', '45x90']],
      ['Length', ...LENGTHS],
      ['Material', '', MATERIALS],
      ['Slot', 'mm', [5, 6, 8, 10]],
    ],
  },
];
