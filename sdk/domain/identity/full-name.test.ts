import { expect, it } from 'vitest';
import { fullName } from './full-name.ts';

it.each([
  ['Ada', 'Park', 'Ada Park'],
  ['Ada', null, 'Ada'],
  [null, 'Park', 'Park'],
  ['', 'Park', 'Park'],
  [null, null, ''],
])('the names %j and %j make “%s”', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});
