/** What every API token begins with, so that scanners of leaked secrets know one. */
export const TOKEN_PREFIX = 'spdl_';

const VISIBLE_COUNT = TOKEN_PREFIX.length + 4;

/** What of a token is shown later, to tell it from others. */
export const visiblePrefix = (token: string) => token.slice(0, VISIBLE_COUNT);
