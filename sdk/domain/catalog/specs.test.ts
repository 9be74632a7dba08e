import { describe, expect, it } from 'vitest';
import { specKey, specsOf } from './specs.ts';

const spec = (attributeId: string, value: string) =>
  ({ attributeId, type: 'SPEC', value }) as const;

describe('the specifications of an item', () => {
  const attributes = [
    spec('Collet', 'ER20'),
    spec('power', '2200 W'),
    spec('Speed', '6 000 – 24 000 rpm'),
    spec('Runout', '0.003 mm'),
    spec('Poles', '4'),
    { attributeId: 'Size', type: 'SIZE', value: '80 mm' } as const,
  ];

  it("follow the sheet's order and units, the others come after", () => {
    const sheet = [
      { name: 'Speed', unit: 'kW' },
      { name: ' Power ', unit: 'kW' },
      { name: 'Weight' },
    ];
    expect(specsOf(attributes, sheet)).toStrictEqual([
      { name: 'Speed', value: '6 000 – 24 000 rpm', number: 6000, max: 24_000, unit: 'rpm' },
      { name: ' Power ', value: '2200 W', number: 2.2, unit: 'kW' },
      { name: 'Collet', value: 'ER20' },
      { name: 'Runout', value: '0.003 mm', number: 0.003, unit: 'mm' },
      { name: 'Poles', value: '4', number: 4 },
    ]);
  });

  it('keep their own order without a sheet', () => {
    expect(specsOf(attributes).map(({ name }) => name)).toEqual([
      'Collet',
      'power',
      'Speed',
      'Runout',
      'Poles',
    ]);
  });
});

it('searches use a trimmed name in lower case', () => {
  expect(specKey(' Power Supply ')).toBe('power supply');
});
