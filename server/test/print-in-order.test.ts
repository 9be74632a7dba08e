import { expect, it } from 'vitest';
import { printInOrder } from './print-in-order.ts';

it("keeps each printer's output together, in order of creation, and prints the first immediately", () => {
  let seen = '';
  const printer = printInOrder((text) => {
    seen += text;
  });
  const [first, second, third] = [printer(), printer(), printer()];
  second.print('b1 ');
  first.print('a1 ');
  expect(seen).toBe('a1 ');
  third.print('c1 ');
  third.end();
  first.print('a2 ');
  first.end();
  expect(seen).toBe('a1 a2 b1 ');
  second.print('b2 ');
  second.end();
  expect(seen).toBe('a1 a2 b1 b2 c1 ');
});
