import type { ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';

export function changeName(client: ShopClient, firstName: string, lastName: string) {
  const body = { firstName, lastName, rct: 'sandbox:NAME_CHANGE' };
  return replyOf(client.POST('/api/user/changeName', { body }));
}

interface Passwords {
  oldPassword: string;
  password: string;
  vpassword?: string;
}

export function changePassword(client: ShopClient, { vpassword, ...overrides }: Passwords) {
  const body = { ...overrides, vpassword: vpassword ?? overrides.password };
  return replyOf(client.POST('/api/user/changePassword', { body }));
}

export function prove(client: ShopClient, authCode: string) {
  return replyOf(client.POST('/api/user/proof', { body: { authCode } }));
}

export function renewCodes(client: ShopClient, authCode: string) {
  return replyOf(client.POST('/api/user/recoveryCodes', { body: { authCode } }));
}

export function startChange(client: ShopClient, authCode: string) {
  return replyOf(client.POST('/api/user/authenticator', { body: { authCode } }));
}

export function confirmChange(client: ShopClient, authCode: string) {
  return replyOf(client.POST('/api/user/authenticator/confirm', { body: { authCode } }));
}
