import { expect, it } from 'vitest';
import { fullName } from './full-name.ts';

it.each([
  ['Ada', 'Park', 'Ada Park'],
  ['Ada', null, 'Ada'],
  [null, 'Park', 'Park'],
  ['', 'Park', 'Park'],
  [null, null, ''],
])('somebody with the names %j and %j is called “%s”', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});
