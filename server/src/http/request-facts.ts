import { AsyncLocalStorage } from 'node:async_hooks';

/** What the log records about a request besides its response, filled in as it becomes known. */
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
  /** Whether someone was denied who tried to sign in, or to do what they may not. */
  keptOut?: true;
}

const facts = new AsyncLocalStorage<RequestFacts>();

export function aboutRequest<T>(about: RequestFacts, answer: () => T): T {
  return facts.run(about, answer);
}

/** Returns the facts of the current request; undefined outside a request. */
export const requestFacts = (): RequestFacts | undefined => facts.getStore();

/** Records facts as code finds them out. */
export function addRequestFacts(found: Partial<Omit<RequestFacts, 'requestId' | 'address'>>): void {
  Object.assign(facts.getStore() ?? {}, found);
}
