export const MAX_UNITS = 1_000_000;

export const tooManyUnits = `An item can have at most ${MAX_UNITS.toLocaleString('en-US')} units.`;
