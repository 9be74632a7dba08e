import type { components } from '../../../src/schema.d.ts';
import type { AnyMockCall } from '../../core/call.ts';
import type { Person } from '../../state.ts';
import type { PlayedPasskey } from './played-passkey.ts';
import { answers, readAuthenticatorData } from './read-answer.ts';

type Assertion = components['schemas']['PasskeyAssertion'];

interface Matched {
  passkey: PlayedPasskey;
  verified: boolean;
}

/** A passkey of theirs that answered the challenge, noted as used; null where it is none. */
export function matchAssertion(
  call: Pick<AnyMockCall, 'origin' | 'now'>,
  person: Person,
  { assertion, challenge }: { assertion: Assertion; challenge: string },
): Matched | null {
  const passkey = person.passkeys.find((one) => one.credentialId === assertion.id);
  const { clientDataJSON, authenticatorData, userHandle } = assertion.response;
  if (passkey === undefined) return null;
  if (userHandle !== undefined && userHandle !== userHandleOf(person)) return null;
  if (!answers(call, clientDataJSON, { type: 'webauthn.get', challenge })) return null;
  const { present, verified, counter } = readAuthenticatorData(authenticatorData);
  const wentBack = (counter > 0 || passkey.counter > 0) && counter <= passkey.counter;
  if (!present || wentBack) return null;
  Object.assign(passkey, { counter, lastUsedAt: call.now.toISOString() });
  return { passkey, verified };
}

/** What devices keep beside the key. */
export const userHandleOf = ({ userId }: Pick<Person, 'userId'>) =>
  btoa(userId).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
