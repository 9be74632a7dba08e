/** Real time, moved ahead as told: for what is only looked at after some minutes. */
export function movingClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance(minutes: number): void {
      ahead += minutes * 60_000;
    },
  };
}
