import { createRequire } from 'node:module';
import React from 'react';
import { flushSync } from 'react-dom';

/** What one change brings about in turn, each in a task of its own. */
const TASKS = 5;

// As it is before a test has its own clock.
const { setImmediate } = globalThis;

/**
 * React's production build lacks what testing-library wraps around whatever changes a page. Here it
 * draws what was changed at once, too. To be imported before testing-library looks for it.
 */
function act<T>(change: () => T | Promise<T>): PromiseLike<T> {
  const result = flushSync(change);
  const settle = async () => {
    const settled = await result;
    await drawn();
    return settled;
  };
  // Lazily, as React's own: whoever does not wait has nothing go on behind their back.
  // oxlint-disable-next-line unicorn/no-thenable -- as React's own
  return { then: (resolve, reject) => settle().then(resolve, reject) };
}

/** Once React has drawn what was changed, and what that changes. */
async function drawn(): Promise<void> {
  flushSync(() => undefined);
  for (let task = 0; task < TASKS; task += 1)
    await new Promise<void>((resolve) => void setImmediate(() => resolve()));
}

const isProduction = !('act' in React);

type Wait = <T>(wait: () => Promise<T>) => Promise<T>;

/** Whatever a test waits for, it goes on once that is drawn; the development build sees to that itself. */
export function untilDrawn(wait: Wait): Wait {
  if (!isProduction) return wait;
  return async (until) => {
    const found = await wait(until);
    await drawn();
    return found;
  };
}

if (isProduction) {
  Object.assign(React, { act });
  drawInOneGo();
}

/** A second at a time: nobody presses anything meanwhile. */
function drawInOneGo(): void {
  const { resolve } = createRequire(import.meta.url);
  const scheduler: { unstable_forceFrameRate: (rate: number) => void } = createRequire(
    resolve('react-dom'),
  )('scheduler');
  scheduler.unstable_forceFrameRate(1);
}
