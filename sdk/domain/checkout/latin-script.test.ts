import { expect, it } from 'vitest';
import { isLatin, notLatin } from './latin-script.ts';

it.each([
  'Ada Park',
  'Änne Vogt',
  'Łukasz Żółć',
  'Nguyễn Văn Ánh',
  'O’Brien',
  '12 Mill Rd. #4',
  '',
])('carriers can print “%s”', (text) => {
  expect(isLatin(text)).toBe(true);
  expect(isLatin(text.normalize('NFD'))).toBe(true);
});

it.each(['山田太郎', 'Иван', '김철수', 'Ωmega', 'מאיה', '〒100', '１２', '🏠 1'])(
  "carriers can't print “%s”",
  (text) => {
    expect(isLatin(text)).toBe(false);
  },
);

it("names each field that can't be printed", () => {
  const address = { name: '山田', address: '1-1 Chiyoda', city: '東京', state: '', zip: '100' };
  expect(notLatin(address).map(({ path }) => path)).toEqual(['name', 'city']);
});
