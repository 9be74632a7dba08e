import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../app/api.ts';

export type Passkey = components['schemas']['Passkey'];

/** The passkeys somebody can sign in with. */
export function passkeysQuery() {
  return queryOptions({
    queryKey: ['account', 'passkeys'],
    queryFn: () => replyOf(shop.GET('/api/user/passkeys')),
    networkMode: 'always',
  });
}
