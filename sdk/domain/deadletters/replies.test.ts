import { expect, it } from 'vitest';
import { jobsResent } from './replies.ts';

it.each([
  [0, 'None of them is left to be sent again.'],
  [1, 'One job is on its way again.'],
  [2, '2 jobs are on their way again.'],
  [1_000, '1000 jobs are on their way again.'],
])('%i jobs sent again are told of', (count, text) => {
  expect(jobsResent(count)).toBe(text);
});
