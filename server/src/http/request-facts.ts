import { AsyncLocalStorage } from 'node:async_hooks';

/** The log's facts about a request besides its response, filled in as they become known. */
export interface RequestFacts {
  readonly requestId: string;
  readonly address: string;
  /** The contract's operation, or the name of another handler. */
  operation?: string;
  /** The user who is signed in, or was until this call. */
  userId?: string;
  /** A program's token. */
  tokenId?: string;
  /** The rejection's code, if the request was rejected. */
  code?: string;
  /** True if someone failed to sign in or was denied access. */
  keptOut?: true;
}

const facts = new AsyncLocalStorage<RequestFacts>();

export function aboutRequest<T>(about: RequestFacts, answer: () => T): T {
  return facts.run(about, answer);
}

/** Returns the facts about the current request, or undefined outside a request. */
export const requestFacts = (): RequestFacts | undefined => facts.getStore();

/** Records facts about the current request as they become known. */
export function addRequestFacts(found: Partial<Omit<RequestFacts, 'requestId' | 'address'>>): void {
  Object.assign(facts.getStore() ?? {}, found);
}
