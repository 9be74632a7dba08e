import { queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

export function recoveryCodesLeftQuery() {
  return queryOptions(reads.get('/api/user/recoveryCodes'));
}
