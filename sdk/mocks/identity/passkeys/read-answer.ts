import type { components } from '../../../src/schema.d.ts';
import type { AnyMockCall } from '../../core/call.ts';
import type { Person } from '../../state.ts';
import type { MockPasskey } from './challenges.ts';

interface MatchedPasskey {
  passkey: MockPasskey;
  verified: boolean;
}

/**
 * Returns the passkey that signed the challenge, and records its use. Returns null if none of the
 * person's passkeys did.
 */
export function matchAssertion(
  call: Pick<AnyMockCall, 'origin' | 'now'>,
  person: Person,
  input: { assertion: components['schemas']['PasskeyAssertion']; challenge: string },
): MatchedPasskey | null {
  const { id, response } = input.assertion;
  const passkey = person.passkeys.find((one) => one.credentialId === id);
  const { clientDataJSON, authenticatorData, userHandle } = response;
  if (passkey === undefined) return null;
  if (userHandle !== undefined && userHandle !== userHandleOf(person)) return null;
  const expected = { type: 'webauthn.get', challenge: input.challenge } as const;
  if (!isAnswerTo(call, clientDataJSON, expected)) return null;
  const { present, verified, counter } = readAuthenticatorData(authenticatorData);
  const wentBack = (counter > 0 || passkey.counter > 0) && counter <= passkey.counter;
  if (!present || wentBack) return null;
  Object.assign(passkey, { counter, lastUsedAt: call.now.toISOString() });
  return { passkey, verified };
}

/** Returns the WebAuthn user handle, which devices store with the passkey. */
export const userHandleOf = ({ userId }: Pick<Person, 'userId'>) =>
  btoa(userId).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

interface Expected {
  type: 'webauthn.create' | 'webauthn.get';
  challenge: string;
}

/** Returns whether the response answers this challenge and comes from our pages. */
export function isAnswerTo(
  { origin }: Pick<AnyMockCall, 'origin'>,
  clientDataJSON: string,
  { type, challenge }: Expected,
): boolean {
  const clientData: unknown = parse(bytesOf(clientDataJSON));
  const { type: of, challenge: to, origin: from } = Object(clientData);
  return of === type && to === challenge && from === origin;
}

const RP_HASH = 32;
const PRESENT = 1;
const VERIFIED = 4;

/** Parses whether the user was present and verified, and the signature counter. */
function readAuthenticatorData(text: string) {
  const bytes = bytesOf(text);
  const flags = bytes[RP_HASH] ?? 0;
  const counter = bytes.slice(RP_HASH + 1, RP_HASH + 5);
  return {
    present: (flags & PRESENT) !== 0,
    verified: (flags & VERIFIED) !== 0,
    counter: counter.reduce((sum, byte) => sum * 256 + byte, 0),
  };
}

function bytesOf(base64url: string): Uint8Array {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(decoded(base64), (sign) => sign.charCodeAt(0));
}

/** Returns an empty text for invalid base64, because data from a device can't be trusted. */
function decoded(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return '';
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
