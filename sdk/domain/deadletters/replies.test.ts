import { expect, it } from 'vitest';
import { jobsResent } from './replies.ts';

it.each([
  [0, 'No jobs left to retry.'],
  [1, '1 job queued.'],
  [2, '2 jobs queued.'],
  [1_000, '1000 jobs queued.'],
])('reports %i queued jobs', (count, text) => {
  expect(jobsResent(count)).toBe(text);
});
