import { expect, it } from 'vitest';
import { readSearch, searched } from './read-search.ts';

it('takes words apart, without accents, and lets short ones begin a word only', () => {
  expect(readSearch('  Zoë  LI ').parts).toEqual(['zoe', ' li']);
  expect(readSearch(' ').parts).toEqual([]);
  expect(readSearch('a @ - b').parts).toEqual([' a', ' b']);
});

it('knows the beginning of an id, as people read it out', () => {
  expect(readSearch('#6F0C1f3a').idStart).toBe('6f0c1f3a');
  expect(readSearch('6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d').idStart).toHaveLength(32);
  expect(readSearch('a').idStart).toBeNull();
  expect(readSearch('ada').idStart).toBe('ada');
  expect(readSearch('spindle').idStart).toBeNull();
});

it('knows a parcel’s number, written in groups or not, and a ticket’s', () => {
  expect(readSearch('ez10 0000 0001').tracking).toBe('EZ1000000001');
  expect(readSearch('collet').tracking).toBeNull();
  expect(readSearch('#1042').number).toBe(1042);
  expect(readSearch('10421042104').number).toBeNull();
});

it('has a space before every text, so that each is the beginning of a word', () => {
  expect(searched('Ada', null, 'Ångström')).toBe(' ada  angstrom');
});
