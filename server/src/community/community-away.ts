import type { Rejection } from '../gateways/discord-rejections.ts';

/** The community can't be asked now; the same may be tried later. */
export class CommunityAway extends Error {
  constructor(refused: 'RATE_LIMITED' | 'AWAY') {
    super(refused === 'AWAY' ? 'Discord is unavailable' : 'Discord’s rate limit was reached');
    this.name = 'CommunityAway';
  }
}

/** A refusal that stands until somebody changes something. @throws CommunityAway for the others */
export function finalOf(refused: Rejection): Exclude<Rejection, 'RATE_LIMITED' | 'AWAY'> {
  if (refused === 'RATE_LIMITED' || refused === 'AWAY') throw new CommunityAway(refused);
  return refused;
}
