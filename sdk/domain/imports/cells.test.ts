import { describe, expect, it } from 'vitest';
import { isRich, readCount, readFlag, readMoney, readTime, readWeight, textOf } from './cells.ts';

describe('prices', () => {
  it.each([
    ['19.99', ',', 1999],
    ['19,99', ';', 1999],
    ['$1,299.50', ',', 129_950],
    ['1.299,50 €', ';', 129_950],
    ['1 299,5', ';', 129_950],
    ['1,299', ',', 129_900],
    ['1,234,567', ',', 123_456_700],
    ['9.9000', ',', 990],
    ['0', ',', 0],
  ] as const)('reads %j in a file with %j', (text, separator, value) => {
    expect(readMoney(text, separator)).toEqual({ value });
  });

  it.each([
    ['1,299', ';'],
    ['1.299', ','],
    ['1.299', ';'],
    ['free', ','],
    ['1.2.3', ','],
    ['9.999.99', ','],
    ['-5', ','],
    ['99999999999', ','],
  ] as const)('rejects %j in a file with %j', (text, separator) => {
    expect(readMoney(text, separator)).toHaveProperty('message');
  });
});

it.each([
  ['1.5', 'kg', '52.911'],
  ['0,5', 'kg', '17.637'],
  ['1.250', 'kg', '44.092'],
  ['2 lb', 'g', '32'],
  ['24 oz', 'g', '24'],
  ['350', 'g', '12.346'],
  ['0', 'g', null],
] as const)('reads the weight %j in %s', (text, unit, value) => {
  expect(readWeight(text, unit, ';')).toEqual({ value });
});

it.each(['heavy', '1,250', '5 stone', '999999 kg'])('rejects the weight %j', (text) => {
  expect(readWeight(text, 'kg', ';')).toHaveProperty('message');
});

it('reads counts, flags and times', () => {
  expect(['7', '7.0', '-3'].map(readCount)).toEqual([{ value: 7 }, { value: 7 }, { value: 0 }]);
  expect(readCount('7.5')).toHaveProperty('message');
  expect(readCount('2000000')).toHaveProperty('message');
  expect(['TRUE', 'yes', '1', 'false', '-1'].map(readFlag)).toMatchObject([
    { value: true },
    { value: true },
    { value: true },
    { value: false },
    { value: false },
  ]);
  expect(readFlag('perhaps')).toHaveProperty('message');
  expect(readTime('2030-02-03')).toEqual({ value: '2030-02-03T00:00:00.000Z' });
  expect(readTime('2030-02-03 04:05:06')).toEqual({ value: '2030-02-03T04:05:06.000Z' });
  expect(readTime('2030-02-30')).toHaveProperty('message');
  expect(readTime('3/2/2030')).toHaveProperty('message');
});

it('reads markup as text', () => {
  expect(textOf('<p>A &amp; B</p><script>bad()</script>1 &lt; 2<br>&#8211;&#x41;&nope;')).toBe(
    'A & B\n1 < 2\n–A&nope;',
  );
  expect([isRich('<p>text</p>'), isRich('<ul><li>one</li></ul>')]).toEqual([false, true]);
});
