import type { Client } from 'openapi-fetch';
import type { Calls } from '../src/calls.ts';
import { createTypedClient, type ShopClientOptions } from '../src/client.ts';
import type { IntentHeader } from './intent-key.ts';

/**
 * The contract's calls for pages: a call that accepts an `Idempotency-Key` must have the key of an
 * intent. A page that forgets it doesn't compile.
 */
export type PageCalls = {
  [Path in keyof Calls]: { [Method in keyof Calls[Path]]: WithKey<Calls[Path][Method]> };
};

type WithKey<Operation> = Operation extends { parameters: { header?: infer Header } }
  ? [NonNullable<Header>] extends [never]
    ? Operation
    : 'Idempotency-Key' extends keyof NonNullable<Header>
      ? Omit<Operation, 'parameters'> & {
          parameters: Omit<Operation['parameters'], 'header'> & {
            header: Omit<NonNullable<Header>, 'Idempotency-Key'> & IntentHeader;
          };
        }
      : Operation
  : Operation;

/** Creates the client of both front ends. */
export function createPageClient(options: ShopClientOptions): Client<PageCalls> {
  return createTypedClient<PageCalls>(options);
}
