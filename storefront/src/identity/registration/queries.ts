import type { components } from '@spindle/sdk/schema';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { reads } from '../../shop/api.ts';

export type Registration = components['schemas']['Registration'];

export function canRegisterQuery() {
  return queryOptions(reads.get('/api/user/canRegister'));
}

/** Loads this browser's registration. Never cached, because another tab may have continued it. */
export function registrationQuery() {
  return queryOptions({
    ...reads.get('/api/user/registration'),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Stores the registration after a step, so that it shows without a reload. */
export function setRegistration(client: QueryClient, registration: Registration): void {
  client.setQueryData(registrationQuery().queryKey, registration);
}
