import type { ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';

const rct = 'sandbox:ACCOUNT_RECOVERY';

export function requestCode(client: ShopClient, email: string) {
  return replyOf(client.POST('/api/user/passwordRecovery', { body: { email, rct } }));
}

interface NewPassword {
  email: string;
  code: string;
  password: string;
  vpassword?: string;
}

export function setPassword(client: ShopClient, { vpassword, ...overrides }: NewPassword) {
  const body = { ...overrides, vpassword: vpassword ?? overrides.password, rct };
  return replyOf(client.POST('/api/user/passwordRecoveryStep2', { body }));
}
