import { expect, it } from 'vitest';
import { jobsResent, noSuchJob } from './replies.ts';

it('a job that is not there is named', () => {
  expect(noSuchJob).toEqual({ code: 'NOT_FOUND', reason: 'There is no such job.' });
});

it.each([
  [0, 'None of them is left to be sent again.'],
  [1, 'One job is on its way again.'],
  [2, '2 jobs are on their way again.'],
  [1_000, '1000 jobs are on their way again.'],
])('%i jobs sent again are told of', (count, text) => {
  expect(jobsResent(count)).toBe(text);
});
