import { describe, expect, it } from 'vitest';
import {
  CHALLENGE_MS,
  passkeysFull,
  passkeyWrong,
  passwordAlsoNeeded,
  presentCreation,
  presentNotAdded,
  presentPasskeyAdded,
  presentRequest,
  validatePasskey,
} from './passkeys.ts';

describe('a passkey', () => {
  const right = { halfIn: false, verified: true, alone: true, hasPassword: true };

  it.each([
    [right, null],
    [{ ...right, verified: false }, passwordAlsoNeeded],
    [{ ...right, alone: false }, passwordAlsoNeeded],
    [{ ...right, hasPassword: false }, passkeyWrong],
    [{ ...right, verified: false, alone: false, halfIn: true }, null],
  ])('that is valid signs in, or needs more: %j', (facts, rejection) => {
    expect(validatePasskey(facts)).toEqual(rejection);
  });

  const own = [{ credentialId: 'c1', transports: ['usb'] }];
  const descriptors = [{ id: 'c1', type: 'public-key', transports: ['usb'] }];
  const overrides = { challenge: 'abc', rpId: 'spindle.example' };

  it("is requested from the person's own, or from any that verifies its owner", () => {
    expect(presentRequest(overrides, own)).toEqual({
      ...overrides,
      timeout: CHALLENGE_MS,
      allowCredentials: descriptors,
      userVerification: 'preferred',
    });
    expect(presentRequest(overrides, null)).toMatchObject({
      allowCredentials: [],
      userVerification: 'required',
    });
  });

  it('is created for its owner, on a device that has none of theirs', () => {
    const user = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Park' };
    const device = { ...overrides, rpName: 'Prairie CNC', handle: 'MQ', user, algorithms: [-7] };
    expect(presentCreation(device, own)).toEqual({
      challenge: 'abc',
      rp: { id: 'spindle.example', name: 'Prairie CNC' },
      user: { id: 'MQ', name: 'ada@example.com', displayName: 'Ada Park' },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      timeout: CHALLENGE_MS,
      attestation: 'none',
      excludeCredentials: descriptors,
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
  });

  it('that was added returns its id', () => {
    expect(presentPasskeyAdded('019a3b5c')).toEqual({
      Status: 'SUCCESS',
      Reason: 'Passkey added.',
      id: '019a3b5c',
    });
  });

  it("that wasn't added returns no id, but a reason", () => {
    expect(presentNotAdded(passkeysFull)).toEqual({
      Status: 'ERROR',
      Reason: 'You can have up to 10 passkeys. Remove one first.',
      code: 'PASSKEYS_FULL',
      id: null,
    });
  });

  it('has five minutes to respond to a challenge', () => {
    expect(CHALLENGE_MS).toBe(300_000);
  });
});
