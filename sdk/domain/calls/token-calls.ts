/** Maximum number of calls with one token per window. */
export const TOKEN_CALLS = { tries: 600, seconds: 60 } as const;

export interface Status {
  /** Calls left in the window. Negative once the limit is exceeded. */
  left: number;
  /** Seconds until the next window. */
  seconds: number;
}

export interface CountedCalls {
  made: number;
  until: string;
}

/** Counts a call in the current window, or as the first of a new window. */
export function countCall(
  before: CountedCalls | undefined,
  now: Date,
  { tries, seconds }: { tries: number; seconds: number } = TOKEN_CALLS,
): CountedCalls & Status {
  const continues = before !== undefined && Date.parse(before.until) > now.getTime();
  const made = continues ? before.made + 1 : 1;
  const ends = continues ? Date.parse(before.until) : now.getTime() + seconds * 1000;
  const until = new Date(ends).toISOString();
  return { made, until, left: tries - made, seconds: (ends - now.getTime()) / 1000 };
}

/**
 * Returns the rate limit headers sent with every response to a token (IETF RateLimit header fields,
 * draft 11).
 */
export function rateLimitHeaders({ left, seconds }: Status): Record<string, string> {
  const { tries, seconds: window } = TOKEN_CALLS;
  return {
    'RateLimit-Policy': `"token";q=${tries};w=${window}`,
    RateLimit: `"token";r=${Math.max(0, left)};t=${Math.max(0, Math.ceil(seconds))}`,
  };
}
