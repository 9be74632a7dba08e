import { AsyncLocalStorage } from 'node:async_hooks';

/** What the log tells of a request beside its reply, filled in as it becomes known. */
export interface RequestFacts {
  readonly requestId: string;
  readonly address: string;
  /** What the contract, or whoever answers, calls it. */
  operation?: string;
  /** Of whoever is signed in, or was until this call. */
  userId?: string;
  /** Of a program. */
  tokenId?: string;
  /** Of the refusal, where it is one. */
  code?: string;
  /** Somebody was kept out who tried to get in, or to do what they may not. */
  keptOut?: true;
}

const facts = new AsyncLocalStorage<RequestFacts>();

export function aboutRequest<T>(about: RequestFacts, answer: () => T): T {
  return facts.run(about, answer);
}

/** Of the request that is being answered; undefined outside of any. */
export const requestFacts = (): RequestFacts | undefined => facts.getStore();

/** Called by whoever finds something out. */
export function addRequestFacts(found: Partial<Omit<RequestFacts, 'requestId' | 'address'>>): void {
  Object.assign(facts.getStore() ?? {}, found);
}
