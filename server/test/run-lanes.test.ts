import { expect, it } from 'vitest';
import { runLanes } from './run-lanes.ts';

it('remaining turns go to the first free lane, and no lane runs two things at the same time', async () => {
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  const whole = runLanes(
    { lanes: [['long'], ['short', 'next']], rest: ['left', 'last'] },
    (turn) => {
      begun.push(turn);
      return new Promise<void>((resolve) => ends.set(turn, resolve));
    },
  );
  const end = async (turn: string) => {
    ends.get(turn)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  expect(begun).toEqual(['long', 'short']);
  await end('short');
  expect(begun.slice(2)).toEqual(['next']);
  await end('next');
  expect(begun.slice(3)).toEqual(['left']);
  await end('long');
  expect(begun.slice(4)).toEqual(['last']);
  await end('left');
  expect(begun).toHaveLength(5);
  await end('last');
  await whole;
});
