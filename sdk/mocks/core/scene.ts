import type { AnyMockCall } from './call.ts';

/** What a rule of the played shop works on, be it in a call or at the page of a provider. */
export type Scene = Pick<AnyMockCall, 'state' | 'now' | 'newId'>;
