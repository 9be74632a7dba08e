import type { World } from '../../world.ts';
import { invalidRequest } from '../api/failure.ts';

const FIVE_YEARS = 5 * 366 * 24 * 60 * 60;

/** Rejects an end in the past or too far in the future. @param time epoch seconds */
export function inTheFuture(world: World, param: string, time: number): void {
  const now = world.clock.now();
  if (time <= now) {
    throw invalidRequest(
      `The parameter \`${param}\` expects a unix timestamp representing a date and time in the ` +
        `future. You specified the value \`${time}\` which is in the past.`,
      param,
    );
  }
  if (time > now + FIVE_YEARS) {
    const message = 'Invalid timestamp: can be no more than five years in the future.';
    throw invalidRequest(message, param);
  }
}
