export interface MovingClock {
  now(): Date;
  advance(minutes: number): void;
}

/** Creates a clock with real time plus an offset, for what is checked only after some minutes. */
export function movingClock(): MovingClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance(minutes) {
      ahead += minutes * 60_000;
    },
  };
}
