import { expect, it } from 'vitest';
import { whenNeeded } from './when-needed.ts';

it('creates the value on first use, once for concurrent callers', async () => {
  let made = 0;
  const client = whenNeeded(async () => ({ number: ++made }));
  expect(made).toBe(0);
  const [first, second] = await Promise.all([client(), client()]);
  expect(made).toBe(1);
  expect(second).toBe(first);
  expect(await client()).toBe(first);
});
