export const steppers = {
  'nema17-59ncm': {
    flange: 42,
    length: 48,
    shaft: 5,
    label: ['NEMA 17', '0.59 NM 2.0 A', '1.8° / STEP'],
  },
  'nema17-84ncm': {
    flange: 42,
    length: 60,
    shaft: 5,
    label: ['NEMA 17', '0.84 NM 2.1 A', '1.8° / STEP'],
  },
  'nema23-1n9': {
    flange: 57,
    length: 76,
    shaft: 6.35,
    label: ['NEMA 23', '1.9 NM 3.0 A', '1.8° / STEP'],
  },
  'nema23-3n0': {
    flange: 57,
    length: 112,
    shaft: 8,
    label: ['NEMA 23', '3.0 NM 4.2 A', '1.8° / STEP'],
  },
  'nema23-closed-loop-2n2': {
    flange: 57,
    length: 76,
    shaft: 8,
    encoder: true,
    label: ['CLOSED LOOP', '2.2 NM 1000 LINES'],
  },
  'nema34-8n5': {
    flange: 86,
    length: 118,
    shaft: 14,
    label: ['NEMA 34', '8.5 NM 6.0 A', '1.8° / STEP'],
  },
  'nema14-18ncm': { flange: 35, length: 36, shaft: 5, label: ['NEMA 14', '0.18 NM 0.8 A'] },
};

export const servos = {
  'servo-400w': {
    flange: 60,
    length: 124,
    shaft: 14,
    label: ['SERVO 400 W', '1.27 NM 3000 RPM', '17 BIT'],
  },
  'servo-750w': {
    flange: 80,
    length: 151,
    shaft: 19,
    label: ['SERVO 750 W', '2.39 NM 3000 RPM', '17 BIT'],
  },
};
