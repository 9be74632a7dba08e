/** What every API token begins with, so that scanners of leaked secrets know one. */
export const TOKEN_PREFIX = 'spdl_';

const SHOWN = TOKEN_PREFIX.length + 4;

/** What of a token is shown later, to tell it from others. */
export const shownPrefix = (token: string) => token.slice(0, SHOWN);
