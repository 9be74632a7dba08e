export interface MovingClock {
  now(): Date;
  advance(minutes: number): void;
}

/** Real time, moved ahead as told: for what is only looked at after some minutes. */
export function movingClock(): MovingClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance(minutes) {
      ahead += minutes * 60_000;
    },
  };
}
