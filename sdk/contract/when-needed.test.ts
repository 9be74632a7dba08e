import { expect, it } from 'vitest';
import { whenNeeded } from './when-needed.ts';

it('is made with the first use, once for all who ask at the same time', async () => {
  let made = 0;
  const client = whenNeeded(async () => ({ number: ++made }));
  expect(made).toBe(0);
  const [first, second] = await Promise.all([client(), client()]);
  expect(made).toBe(1);
  expect(second).toBe(first);
  expect(await client()).toBe(first);
});
