import { expect, it } from 'vitest';
import { shortNames } from './account-replies.ts';

const message = 'must have at least 2 letters';

it('requires at least two letters per name', () => {
  expect(shortNames({ firstName: 'Al', lastName: 'Wu' })).toEqual([]);
  expect(shortNames({ firstName: 'A', lastName: 'Wu' })).toEqual([{ path: 'firstName', message }]);
  expect(shortNames({ firstName: 'Ada', lastName: 'W' })).toEqual([{ path: 'lastName', message }]);
  expect(shortNames({ firstName: '', lastName: 'W' })).toEqual([
    { path: 'firstName', message },
    { path: 'lastName', message },
  ]);
});
