/** How many calls a program may make with one token, within so many seconds. */
export const TOKEN_CALLS = { tries: 600, seconds: 60 } as const;

export interface Status {
  /** Calls that may still be made; below 0 where there were too many. */
  left: number;
  /** Until they are counted anew. */
  seconds: number;
}

export interface CountedCalls {
  made: number;
  until: string;
}

/** One call more, or the first of a new time. */
export function countCall(
  before: CountedCalls | undefined,
  now: Date,
  { tries, seconds }: { tries: number; seconds: number } = TOKEN_CALLS,
): CountedCalls & Status {
  const goesOn = before !== undefined && Date.parse(before.until) > now.getTime();
  const made = goesOn ? before.made + 1 : 1;
  const ends = goesOn ? Date.parse(before.until) : now.getTime() + seconds * 1000;
  const until = new Date(ends).toISOString();
  return { made, until, left: tries - made, seconds: (ends - now.getTime()) / 1000 };
}

/** What every reply to a program says of that, as the IETF's draft 11 of RateLimit headers has it. */
export function rateLimitHeaders({ left, seconds }: Status): Record<string, string> {
  const { tries, seconds: window } = TOKEN_CALLS;
  return {
    'RateLimit-Policy': `"token";q=${tries};w=${window}`,
    RateLimit: `"token";r=${Math.max(0, left)};t=${Math.max(0, Math.ceil(seconds))}`,
  };
}
