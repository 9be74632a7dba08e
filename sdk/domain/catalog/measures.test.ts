import { expect, it } from 'vitest';
import { keepUnitsTogether } from './measures.ts';

it.each([
  ['Inverter 2.2 kW, 220 V single-phase input', 'Inverter 2.2_kW, 220_V single-phase input'],
  ['10 A out, vector control to 1 000 Hz.', '10_A out, vector control to 1_000_Hz.'],
  ['24 000 rpm, 0.003 mm (at 20 °C)', '24_000_rpm, 0.003_mm (at 20_°C)'],
  ['ER20 collet set, ten pieces', 'ER20 collet set, ten pieces'],
  ['', ''],
])('keeps numbers and their units together: %s', (text, saved) => {
  expect(keepUnitsTogether(text)).toBe(saved.replaceAll('_', '\u00a0'));
});
