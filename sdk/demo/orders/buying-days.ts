/** How many buy on a day, Sunday first: people plan at the weekend, and order when it is over. */
const weekdays = [0.35, 1, 0.9, 0.8, 0.75, 0.65, 0.25];

/** One of the moments that `draw` comes up with, on a Monday sooner than at the weekend. */
export function onBuyingDay(random: () => number, draw: (random: () => number) => Date): Date {
  for (;;) {
    const at = draw(random);
    if (random() < (weekdays[at.getUTCDay()] ?? 0)) return at;
  }
}
