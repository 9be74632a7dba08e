import { describe, expect, it } from 'vitest';
import { ProviderUnavailable } from '../gateways/provider-unavailable.ts';
import { workThrough } from './work-through.ts';

const forMs = 60_000;

/**
 * Returns the given number of records in batches of twenty, and records which of them were handled.
 */
function backlog(count: number) {
  const due = Array.from({ length: count }, (_, at) => at);
  const done: number[] = [];
  const left: number[] = [];
  return {
    done,
    left,
    waiting: due,
    claim: async () => due.splice(0, 20),
    work: async (one: number) => void done.push(one),
    failed: (_error: unknown, one: number) => void left.push(one),
  };
}

describe('due work', () => {
  it('is done in one run, several at a time', async () => {
    const { done, ...overrides } = backlog(100);
    let underWay = 0;
    let limit = 0;
    await workThrough({
      ...overrides,
      forMs,
      async work(one) {
        underWay += 1;
        limit = Math.max(limit, underWay);
        await Promise.resolve();
        underWay -= 1;
        done.push(one);
      },
    });
    expect(done).toHaveLength(100);
    expect(limit).toBe(5);
  });

  it('continues after individual failures', async () => {
    const { left, done, ...overrides } = backlog(40);
    await workThrough({
      ...overrides,
      forMs,
      async work(one) {
        if (one % 4 === 0) throw new Error('no such thing');
        done.push(one);
      },
    });
    expect([done.length, left.length]).toEqual([30, 10]);
  });

  it('waits for a provider that is unavailable', async () => {
    const tired = backlog(100);
    const work = () => Promise.reject(new Error('503'));
    await workThrough({ ...tired, forMs, work });
    expect(tired.left.length).toBeLessThan(10);
    const alone = backlog(100);
    const paused = () => Promise.reject(new ProviderUnavailable('away', { paused: true }));
    await workThrough({ ...alone, forMs, work: paused });
    expect(alone.left.length).toBeLessThanOrEqual(5);
    expect(alone.waiting).toHaveLength(80);
  });

  it('is left to the next run at the time limit, and to another process when this one ends', async () => {
    const late = backlog(100);
    await workThrough({ ...late, forMs: 0 });
    expect(late.done).toEqual([]);
    const ending = backlog(100);
    const leaving = new AbortController();
    await workThrough({
      ...ending,
      forMs,
      leaving: leaving.signal,
      async work() {
        leaving.abort();
      },
    });
    expect(ending.waiting).toHaveLength(80);
  });
});
