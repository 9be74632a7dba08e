import { expect, it } from 'vitest';
import { freeId, slugOf } from './slug.ts';

it.each([
  ['ER20 Spindle, 2.2 kW', 'er20-spindle-2-2-kw'],
  ["Müller's “Größe”_x", 'mullers-gro-e-x'],
  ['  --a--  ', 'a'],
  ['名前', 'item'],
  ['', 'item'],
  ['a'.repeat(60), 'a'.repeat(56)],
  [`${'a'.repeat(50)} ${'b'.repeat(5)}`, `${'a'.repeat(50)}-bbbbb`],
  [`${'a'.repeat(50)} ${'b'.repeat(6)}`, 'a'.repeat(50)],
  [`${'a'.repeat(56)} b`, 'a'.repeat(56)],
])('%j becomes %j', (title, slug) => {
  expect(slugOf(title, 'item')).toBe(slug);
});

it('adds the next number to a taken or reserved id', () => {
  expect(freeId('a', new Set(['b']))).toBe('a');
  expect(freeId('a', new Set(['a']))).toBe('a-2');
  expect(freeId('a', new Set(['a', 'a-2']), new Set(['a-3']))).toBe('a-4');
});
