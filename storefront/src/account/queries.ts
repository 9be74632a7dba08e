import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../app/api.ts';

export function recoveryCodesLeftQuery() {
  return queryOptions({
    queryKey: ['account', 'recovery-codes-left'],
    queryFn: () => replyOf(shop.GET('/api/user/recoveryCodes')),
  });
}
