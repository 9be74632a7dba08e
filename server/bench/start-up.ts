import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../sdk/test/free-port.ts';
import type { Figure } from './figure.ts';
import { median } from './load.ts';
import { memoryOf, startProgram } from './processes.ts';
import type { Stage } from './stage.ts';

interface Readings {
  seconds: number[];
  megabytes: number[];
}

const times = 3;
const maxSeconds = 2;
const maxMegabytes = 200;
const idleMs = 4_000;

/**
 * Measures the start from nothing to ready for customers, on a migrated database, and what the
 * process needs when idle. Takes the median of several starts, because only the first after a
 * change has to compile the sources.
 */
export async function measureStartUp(stage: Stage): Promise<Figure[]> {
  const shop: Readings = { seconds: [], megabytes: [] };
  const floor: Readings = { seconds: [], megabytes: [] };
  for (let time = 0; time < times; time++) {
    const port = await freePort();
    const bare = await startProgram('floor.ts', `http://127.0.0.1:${port}/insert`, {
      args: [String(port), stage.databaseUrl],
    });
    const whole = await startProgram('../src/main.ts', `${stage.shopUrl}/readyz`, {
      env: stage.settings,
    });
    await pause(idleMs);
    for (const [figures, program] of [[floor, bare] as const, [shop, whole] as const]) {
      figures.seconds.push(program.readyAfterMs / 1000);
      figures.megabytes.push(memoryOf(program));
      await program.stop();
    }
  }
  const seconds = median(shop.seconds);
  const megabytes = median(shop.megabytes);
  return [
    {
      label: 'start against a ready database',
      value: `${seconds.toFixed(2)} s`,
      floor: `${median(floor.seconds).toFixed(2)} s`,
      bar: `≤ ${maxSeconds} s`,
      missed: seconds > maxSeconds,
    },
    {
      label: 'idle memory',
      value: `${megabytes.toFixed(0)} MB`,
      floor: `${median(floor.megabytes).toFixed(0)} MB`,
      bar: `≤ ${maxMegabytes} MB`,
      missed: megabytes > maxMegabytes,
    },
  ];
}
