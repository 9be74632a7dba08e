import { expect, it } from 'vitest';
import { copiedAttributes, invalidCopies } from './add-options.ts';

const copy = { title: 'Rail', values: ['1 m'], price: 9.95, inventory: 3 };

it.each([
  [{}, null],
  [{ title: ' ' }, 'copies.0.title'],
  [{ values: ['1 m', '2'] }, 'copies.0.values'],
  [{ values: [' '] }, 'copies.0.values'],
  [{ price: 9.955 }, 'copies.0.price'],
  [{ price: 0 }, 'copies.0.price'],
])('checks a copy with %j', (changes, path) => {
  const invalid = invalidCopies({ options: ['Length'], copies: [{ ...copy, ...changes }] });
  expect(invalid?.path ?? null).toBe(path);
});

it("replaces the options' values and leaves out what belongs to the original", () => {
  const attributes = [
    { attributeId: 'length', type: 'SPEC', value: '500 mm' },
    { attributeId: 'Load', type: 'SPEC', value: '27 kN' },
    { attributeId: 'Length', type: 'HTML', value: 'long' },
    { attributeId: 'plan', type: 'DOWNLOADABLE', value: 'plan.pdf' },
  ] as const;
  const copied = copiedAttributes(attributes, { options: ['Length'], values: [' 1 m'] });
  expect(copied.map(({ attribute, value }) => [attribute.attributeId, value])).toEqual([
    ['length', '1 m'],
    ['Load', '27 kN'],
    ['Length', 'long'],
  ]);
});
