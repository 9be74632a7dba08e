import { describe, expect, it } from 'vitest';
import {
  CHALLENGE_MS,
  passkeysFull,
  passwordBeside,
  presentNotAdded,
  presentPasskeyAdded,
  refuseAlone,
} from './passkeys.ts';

describe('a passkey', () => {
  it('signs in by itself where its device verified the owner, and the password is unchanged', () => {
    expect(refuseAlone({ verified: true, alone: true })).toBeNull();
  });

  it.each([
    { verified: false, alone: true },
    { verified: true, alone: false },
    { verified: false, alone: false },
  ])('needs the password beside it with %j', (facts) => {
    expect(refuseAlone(facts)).toEqual(passwordBeside);
  });

  it('that was added has an id', () => {
    expect(presentPasskeyAdded('019a3b5c')).toEqual({
      Status: 'SUCCESS',
      Reason: 'Your passkey was added.',
      id: '019a3b5c',
    });
  });

  it('that was not added has none, and a reason', () => {
    expect(presentNotAdded(passkeysFull)).toEqual({
      Status: 'ERROR',
      Reason: 'Your account has 10 passkeys, which is all it can have. Please remove one first.',
      code: 'PASSKEYS_FULL',
      id: null,
    });
  });

  it('has five minutes to answer a challenge', () => {
    expect(CHALLENGE_MS).toBe(300_000);
  });
});
