/** The most units of an item there can be. */
export const MOST_UNITS = 1_000_000;

export const tooManyUnits = `There can be at most ${MOST_UNITS.toLocaleString('en-US')} units of an item.`;
