import { conflict, notFound } from '../../contract/failure.ts';
import { fullName } from '../../domain/identity/full-name.ts';
import {
  CHALLENGE_MS,
  challengeOver,
  lastFactor,
  MOST_PASSKEYS,
  NAMELESS,
  noSuchPasskey,
  passkeyRemoved,
  passkeysFull,
  passkeyWrong,
  presentNotAdded,
  presentPasskeyAdded,
} from '../../domain/identity/passkeys.ts';
import { presentDone, presentRefusal } from '../../domain/refusal.ts';
import type { components } from '../../src/schema.d.ts';
import type { MockCall, MockHandlers } from '../core/call.ts';
import { mailAccountNotice } from '../identity/account-notice.ts';
import { keepChallenge, takeChallenge } from '../identity/passkeys/challenges.ts';
import { userHandleOf } from '../identity/passkeys/match-assertion.ts';
import { noteSecurity } from '../security/note-event.ts';
import { asDescriptor } from '../identity/passkeys/played-passkey.ts';
import { answers } from '../identity/passkeys/read-answer.ts';

export const passkeys = {
  listPasskeys: ({ user }) => ({
    passkeys: user.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt,
      lastUsedAt,
    })),
  }),

  startPasskey(call) {
    const { user, origin } = call;
    if (user.passkeys.length >= MOST_PASSKEYS) throw conflict(passkeysFull);
    return {
      challenge: keepChallenge(call, 'add'),
      rp: { id: new URL(origin).hostname, name: 'Spindle' },
      user: { id: userHandleOf(user), name: user.email, displayName: fullName(user) },
      pubKeyCredParams: [
        { alg: -7, type: 'public-key' },
        { alg: -257, type: 'public-key' },
      ],
      timeout: CHALLENGE_MS,
      attestation: 'none',
      excludeCredentials: user.passkeys.map(asDescriptor),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    };
  },

  addPasskey,

  deletePasskey(call) {
    const { user, params } = call;
    const left = user.passkeys.filter(({ id }) => id !== params.id.toLowerCase());
    if (left.length === user.passkeys.length) throw notFound(noSuchPasskey);
    if (user.authenticator === null && left.length === 0) return presentRefusal(lastFactor);
    user.passkeys = left;
    mailAccountNotice(call, user, 'passkey-removed');
    return presentDone(passkeyRemoved);
  },
} satisfies Partial<MockHandlers>;

function addPasskey(call: MockCall<'addPasskey'>): components['schemas']['PasskeyAdded'] {
  const { state, user, body, now, newId } = call;
  const { name = NAMELESS, id: credentialId, response } = body;
  const challenge = takeChallenge(call, 'add');
  if (challenge === null) return presentNotAdded(challengeOver);
  const known = state.people.some((person) =>
    person.passkeys.some((passkey) => passkey.credentialId === credentialId),
  );
  const fits = answers(call, response.clientDataJSON, { type: 'webauthn.create', challenge });
  if (known || !fits) return presentNotAdded(passkeyWrong);
  if (user.passkeys.length >= MOST_PASSKEYS) return presentNotAdded(passkeysFull);
  const id = newId();
  user.passkeys.push({
    id,
    name,
    credentialId,
    transports: response.transports ?? [],
    counter: 0,
    alone: true,
    createdAt: now.toISOString(),
    lastUsedAt: null,
  });
  mailAccountNotice(call, user, 'passkey-added');
  const [type, reason] = ['factor.added', 'PASSKEY'] as const;
  noteSecurity(call, { type, reason, operation: call.operation, userId: user.userId });
  return presentPasskeyAdded(id);
}
