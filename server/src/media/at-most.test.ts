import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

it('of many works, only so many run at a time, and one that fails holds up nobody', async () => {
  const inTurn = atMost(2);
  let running = 0;
  let most = 0;
  const work = async (number: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (number === 1) throw new Error('damaged');
    return number;
  };
  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => inTurn(() => work(n))));
  expect(most).toBe(2);
  expect(outcomes.map(({ status }) => status).filter((one) => one === 'rejected')).toHaveLength(1);
  expect(await inTurn(() => work(5))).toBe(5);
});
