import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../../shop/api.ts';

export type Passkey = components['schemas']['Passkey'];

export function passkeysQuery() {
  return queryOptions({
    ...reads.get('/api/user/passkeys'),
    networkMode: 'always',
  });
}
