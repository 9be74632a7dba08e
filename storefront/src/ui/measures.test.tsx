import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withMeasures } from './measures.ts';

const apart = (text: string) => {
  const { container } = render(withMeasures(text));
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('span')].map((one) => one.textContent);
};

it.each([
  ['Inverter 2.2 kW, 220 V single-phase input', ['2.2 kW', '220 V']],
  ['10 A out, vector control to 1 000 Hz.', ['10 A', '1 000 Hz']],
  ['24 000 rpm, 0.003 mm (at 20 °C)', ['24 000 rpm', '0.003 mm', '20 °C']],
  ['ER20 collet set, ten pieces', []],
  ['ER20 water-cooled spindle, 2.2 kW', ['2.2 kW']],
  ['', []],
])('a number and its unit are not separated: %s', (text, together) => {
  expect(apart(text)).toEqual(together);
});
