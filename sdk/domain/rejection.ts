import type { components } from '../src/schema.d.ts';

type Schemas = components['schemas'];

/** What a program tells a refusal by; stays as it is when the sentence is worded anew. */
export type RefusalCode = Schemas['RefusalCode'];

/** Why something is not done: a code for programs, a sentence for people. */
export interface Rejection {
  readonly code: RefusalCode;
  readonly reason: string;
}

export const rejection = (code: RefusalCode, reason: string): Rejection => ({ code, reason });

/** What became of a call that has nothing else to say. */
export type Outcome = { done: true; reason: string } | ({ done: false } & Rejection);

export const done = (reason: string): Outcome => ({ done: true, reason });

export const refused = <Because extends Rejection>(because: Because) => ({
  done: false as const,
  ...because,
});

export function presentOutcome(outcome: Outcome): Schemas['Result'] {
  return outcome.done ? presentDone(outcome.reason) : presentRejection(outcome);
}

/** The members of a reply that say what was done. */
export const presentDone = (reason: string) => ({ Status: 'SUCCESS', Reason: reason }) as const;

/** The members of a reply that say why not. */
export function presentRejection({ code, reason }: Rejection) {
  return { Status: 'ERROR', Reason: reason, code } as const;
}

const isRejection = (decided: object): decided is Rejection =>
  'code' in decided && 'reason' in decided;

/** Goes on with what was decided, unless that is a refusal. */
export const unlessRejected = <Decided extends object, Done>(
  decided: Decided | Rejection,
  goOn: (decided: Decided) => Done,
): Done | Rejection => (isRejection(decided) ? decided : goOn(decided));

/** Carries out what was decided and answers with its message, unless that is a refusal. */
export const outcomeOf = <Decided extends object>(
  decided: Decided | Rejection,
  carryOut: (decided: Decided) => string,
): Outcome => (isRejection(decided) ? refused(decided) : done(carryOut(decided)));
