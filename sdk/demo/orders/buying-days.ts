/**
 * Relative number of buyers per day, Sunday first: people plan on the weekend and order after it.
 */
const weekdays = [0.35, 1, 0.9, 0.8, 0.75, 0.65, 0.25];

/** Returns one of the times that `draw` generates, more likely on a Monday than on the weekend. */
export function onBuyingDay(random: () => number, draw: (random: () => number) => Date): Date {
  for (;;) {
    const at = draw(random);
    if (random() < (weekdays[at.getUTCDay()] ?? 0)) return at;
  }
}
