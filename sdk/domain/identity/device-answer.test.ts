import { expect, it } from 'vitest';
import { assertionOf, optionsForDevice, orStopped } from './device-answer.ts';

const options = {
  challenge: 'AAAA',
  rpId: 'shop.example',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
} as const;

it('a device that may answer with any passkey is given no list of them', () => {
  expect(optionsForDevice({ ...options, allowCredentials: [] })).not.toHaveProperty(
    'allowCredentials',
  );
  const mine = { id: 'AQID', type: 'public-key', transports: [] } as const;
  expect(
    optionsForDevice({ ...options, allowCredentials: [{ ...mine, transports: [] }] }),
  ).toMatchObject({ challenge: 'AAAA', allowCredentials: [mine] });
});

it('the shop is told nothing of a device but what it asked for', () => {
  const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AQ' };
  const answer = { id: 'AQID', rawId: 'AQID', authenticatorAttachment: 'platform' };
  expect(
    assertionOf({ ...answer, response: { ...response, userHandle: undefined } }),
  ).toStrictEqual({
    id: 'AQID',
    rawId: 'AQID',
    type: 'public-key',
    response,
  });
  const named = { ...response, userHandle: 'dQ' };
  expect(assertionOf({ ...answer, response: named }).response).toEqual(named);
});

it('an owner who does not go on is no failure; a device that cannot says so', async () => {
  const failing = (name: string) =>
    orStopped(() => Promise.reject(Object.assign(new Error('no'), { name })));
  expect(await failing('NotAllowedError')).toBeNull();
  expect(await failing('AbortError')).toBeNull();
  await expect(failing('InvalidStateError')).rejects.toThrow(/already has a passkey/);
  await expect(failing('SecurityError')).rejects.toThrow(/complete the request/);
  expect(await orStopped(() => Promise.resolve('answer'))).toBe('answer');
});

it('what went wrong in a device is kept with what its owner is told', async () => {
  const cause = Object.assign(new Error('no'), { name: 'SecurityError' });
  await expect(orStopped(() => Promise.reject(cause))).rejects.toMatchObject({
    message: "This device couldn't complete the request. Try another device.",
    cause,
  });
});

it('a device that fails without saying why could not do it either', async () => {
  const stopped = AbortSignal.abort(null);
  const failing = orStopped(async () => {
    await Promise.resolve();
    stopped.throwIfAborted();
  });
  await expect(failing).rejects.toThrow(/complete the request/);
});
