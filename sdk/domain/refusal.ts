import type { components } from '../src/schema.d.ts';

type Schemas = components['schemas'];

/** What a program tells a refusal by; stays as it is when the sentence is worded anew. */
export type RefusalCode = Schemas['RefusalCode'];

/** Why something is not done: a code for programs, a sentence for people. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly reason: string;
}

export const refusal = (code: RefusalCode, reason: string): Refusal => ({ code, reason });

/** What became of a call that has nothing else to say. */
export type Outcome = { done: true; reason: string } | ({ done: false } & Refusal);

export const done = (reason: string): Outcome => ({ done: true, reason });

export const refused = <Because extends Refusal>(because: Because) => ({
  done: false as const,
  ...because,
});

export function presentOutcome(outcome: Outcome): Schemas['Result'] {
  return outcome.done ? presentDone(outcome.reason) : presentRefusal(outcome);
}

/** The members of a reply that say what was done. */
export const presentDone = (reason: string) => ({ Status: 'SUCCESS', Reason: reason }) as const;

/** The members of a reply that say why not. */
export function presentRefusal({ code, reason }: Refusal) {
  return { Status: 'ERROR', Reason: reason, code } as const;
}

const isRefusal = (decided: object): decided is Refusal => 'code' in decided && 'reason' in decided;

/** Goes on with what was decided, unless that is a refusal. */
export const unlessRefused = <Decided extends object, Done>(
  decided: Decided | Refusal,
  goOn: (decided: Decided) => Done,
): Done | Refusal => (isRefusal(decided) ? decided : goOn(decided));
