import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeText, findLostCharacter } from './decode-text.ts';

const sample = 'title\nFräser Ø8 – 5 €';

const utf16 = (text: string, { mark, big }: { mark: boolean; big: boolean }) => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const bytes = (mark ? [0xfeff, ...units] : units).flatMap((unit) =>
    big ? [unit >> 8, unit & 0xff] : [unit & 0xff, unit >> 8],
  );
  return new Uint8Array(bytes);
};

const windows = new Uint8Array(
  // Windows-1252 has the dash and the euro sign where ISO 8859-1 has control characters.
  Array.from(sample, (one) => (one === '–' ? 0x96 : one === '€' ? 0x80 : one.charCodeAt(0))),
);

it.each([
  ['UTF-8', new TextEncoder().encode(sample)],
  ['UTF-8', new TextEncoder().encode(`\uFEFF${sample}`)],
  ['UTF-16', utf16(sample, { mark: true, big: false })],
  ['UTF-16', utf16(sample, { mark: true, big: true })],
  ['UTF-16', utf16('title,price\nCollet,10', { mark: false, big: false })],
  ['Windows-1252', windows],
])('detects %s', (encoding, bytes) => {
  const decoded = decodeText(bytes);
  expect(decoded.encoding).toBe(encoding);
  expect([sample, 'title,price\nCollet,10']).toContain(decoded.text);
});

it('decodes UTF-8 unchanged', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 50 })
    .filter((one) => !/[\0\uFEFF]/.test(one));
  fc.assert(
    fc.property(text, (one) => {
      expect(decodeText(new TextEncoder().encode(one))).toEqual({ text: one, encoding: 'UTF-8' });
    }),
    { seed: 15 },
  );
});

it('finds characters lost before the file was written, by row and column', () => {
  expect(
    findLostCharacter([
      ['title', 'price'],
      ['Fräser', '10'],
    ]),
  ).toBeNull();
  expect(
    findLostCharacter([
      ['title', 'price'],
      ['Collet', '10'],
      ['8', 'Fr\uFFFDser'],
    ]),
  ).toEqual({
    row: 2,
    column: 1,
  });
  expect(findLostCharacter([[decodeText(new Uint8Array([0x41, 0xe4, 0x81])).text]])).not.toBeNull();
});
