import type { Rejection } from '../gateways/discord-rejections.ts';

/** Thrown if Discord can't be called now. The same call may succeed later. */
export class CommunityUnavailable extends Error {
  constructor(rejected: 'RATE_LIMITED' | 'AWAY') {
    super(rejected === 'AWAY' ? 'Discord is unavailable' : "Discord's rate limit was reached");
    this.name = 'CommunityUnavailable';
  }
}

/**
 * Returns a rejection that lasts until someone changes something.
 * @throws CommunityUnavailable for temporary rejections
 */
export function finalOf(rejected: Rejection): Exclude<Rejection, 'RATE_LIMITED' | 'AWAY'> {
  if (rejected === 'RATE_LIMITED' || rejected === 'AWAY') throw new CommunityUnavailable(rejected);
  return rejected;
}
