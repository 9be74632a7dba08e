import { expect, it } from 'vitest';
import { assertionOf, optionsForDevice, orStopped } from './device-answer.ts';

const options = {
  challenge: 'AAAA',
  rpId: 'shop.example',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
} as const;

it('passes no list to a device that may use any passkey', () => {
  expect(optionsForDevice({ ...options, allowCredentials: [] })).not.toHaveProperty(
    'allowCredentials',
  );
  const mine = { id: 'AQID', type: 'public-key', transports: [] } as const;
  expect(
    optionsForDevice({ ...options, allowCredentials: [{ ...mine, transports: [] }] }),
  ).toMatchObject({ challenge: 'AAAA', allowCredentials: [mine] });
});

it('sends the shop only the requested parts of the response', () => {
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

it("canceling is no failure, but a device that can't respond says so", async () => {
  const failing = (name: string) =>
    orStopped(() => Promise.reject(Object.assign(new Error('no'), { name })));
  expect(await failing('NotAllowedError')).toBeNull();
  expect(await failing('AbortError')).toBeNull();
  await expect(failing('InvalidStateError')).rejects.toThrow(/already has a passkey/);
  await expect(failing('SecurityError')).rejects.toThrow(/complete the request/);
  expect(await orStopped(() => Promise.resolve('answer'))).toBe('answer');
});

it("keeps the device's error as the cause", async () => {
  const cause = Object.assign(new Error('no'), { name: 'SecurityError' });
  await expect(orStopped(() => Promise.reject(cause))).rejects.toMatchObject({
    message: "This device couldn't complete the request. Try another device.",
    cause,
  });
});

it('reports an error for a device that fails without a reason', async () => {
  const stopped = AbortSignal.abort(null);
  const failing = orStopped(async () => {
    await Promise.resolve();
    stopped.throwIfAborted();
  });
  await expect(failing).rejects.toThrow(/complete the request/);
});
