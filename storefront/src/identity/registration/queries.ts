import type { components } from '@spindle/sdk/schema';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { reads } from '../../shop/api.ts';

export type Registration = components['schemas']['Registration'];

export function canRegisterQuery() {
  return queryOptions(reads.get('/api/user/canRegister'));
}

/** The attempt of this browser; asked afresh, since another tab may have gone on with it. */
export function registrationQuery() {
  return queryOptions({
    ...reads.get('/api/user/registration'),
    staleTime: 0,
    gcTime: 0,
  });
}

/** A step has been taken: shown at once, without asking. */
export function setRegistration(client: QueryClient, registration: Registration): void {
  client.setQueryData(registrationQuery().queryKey, registration);
}
