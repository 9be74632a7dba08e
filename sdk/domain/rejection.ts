import type { components } from '../src/schema.d.ts';

type Schemas = components['schemas'];

/** Code for programs. It stays the same when the message is reworded. */
export type RejectionCode = Schemas['RefusalCode'];

/** Why something is rejected: a code for programs and a sentence for people. */
export interface Rejection {
  readonly code: RejectionCode;
  readonly reason: string;
}

export const rejection = (code: RejectionCode, reason: string): Rejection => ({ code, reason });

/** Result of a call that returns nothing else. */
export type Outcome = { done: true; reason: string } | ({ done: false } & Rejection);

export const done = (reason: string): Outcome => ({ done: true, reason });

export const rejectWith = <Because extends Rejection>(because: Because) => ({
  done: false as const,
  ...because,
});

export function presentOutcome(outcome: Outcome): Schemas['Result'] {
  return outcome.done ? presentDone(outcome.reason) : presentRejection(outcome);
}

/** Returns the reply fields for success. */
export const presentDone = (reason: string) => ({ Status: 'SUCCESS', Reason: reason }) as const;

/** Returns the reply fields for a rejection. */
export function presentRejection({ code, reason }: Rejection) {
  return { Status: 'ERROR', Reason: reason, code } as const;
}

const isRejection = (decided: object): decided is Rejection =>
  'code' in decided && 'reason' in decided;

/** Applies the function to a decision unless it is a rejection. */
export const unlessRejected = <Decision extends object, Done>(
  decided: Decision | Rejection,
  proceed: (decided: Decision) => Done,
): Done | Rejection => (isRejection(decided) ? decided : proceed(decided));

/** Carries out a decision and returns its message, unless it is a rejection. */
export const outcomeOf = <Decision extends object>(
  decided: Decision | Rejection,
  carryOut: (decided: Decision) => string,
): Outcome => (isRejection(decided) ? rejectWith(decided) : done(carryOut(decided)));
