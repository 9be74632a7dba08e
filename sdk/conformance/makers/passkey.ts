import { asJson, type ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';
import { softwareAuthenticator, type SoftwareAuthenticator } from './software-authenticator.ts';

type Assertion = components['schemas']['PasskeyAssertion'];

export const optionsToAdd = (client: ShopClient) =>
  replyOf(client.POST('/api/user/passkeys/options'));

export const optionsToUse = (client: ShopClient) =>
  replyOf(client.POST('/api/user/passkeySignIn/options'));

export const createPasskey = (client: ShopClient, body: components['schemas']['AddPasskeyInput']) =>
  replyOf(client.POST('/api/user/passkeys', { body, ...asJson }));

/** Adds a device with a passkey to the account. */
export async function addPasskey(
  client: ShopClient,
  origin: string,
): Promise<SoftwareAuthenticator> {
  const device = softwareAuthenticator(origin);
  await createPasskey(client, { name: 'My phone', ...device.create(await optionsToAdd(client)) });
  return device;
}

export const enterPasskey = (client: ShopClient, body: Assertion) =>
  replyOf(client.POST('/api/user/passkeySignIn', { body, ...asJson }));

export const proveByPasskey = (client: ShopClient, body: Assertion) =>
  replyOf(client.POST('/api/user/proof', { body, ...asJson }));
