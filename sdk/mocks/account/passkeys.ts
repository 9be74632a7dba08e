import { conflict, notFound } from '../../contract/failure.ts';
import {
  challengeExpired,
  lastFactor,
  MAX_PASSKEYS,
  DEFAULT_PASSKEY_NAME,
  noSuchPasskey,
  passkeyRemoved,
  passkeysFull,
  passkeyWrong,
  presentCreation,
  presentNotAdded,
  presentPasskeyAdded,
} from '../../domain/identity/passkeys.ts';
import { pick } from '../../domain/fields.ts';
import { presentDone, presentRejection } from '../../domain/rejection.ts';
import type { MockHandlers } from '../core/call.ts';
import { mailAccountNotice } from '../identity/account-notice.ts';
import { saveChallenge, consumeChallenge } from '../identity/passkeys/challenges.ts';
import { isAnswerTo, userHandleOf } from '../identity/passkeys/read-answer.ts';
import { shopName } from '../config/business.ts';
import { recordFactor } from '../security/record-event.ts';

export const passkeys = {
  listPasskeys: ({ user }) => ({
    passkeys: user.passkeys.map((one) => pick(one, 'id', 'name', 'createdAt', 'lastUsedAt')),
  }),

  startPasskey(call) {
    const { state, user, origin } = call;
    if (user.passkeys.length >= MAX_PASSKEYS) throw conflict(passkeysFull);
    const challenge = saveChallenge(call, 'add');
    const [rpId, handle] = [new URL(origin).hostname, userHandleOf(user)];
    const algorithms = [-7, -257];
    return presentCreation(
      { challenge, rpId, rpName: shopName(state), handle, user, algorithms },
      user.passkeys,
    );
  },

  addPasskey(call) {
    const { state, user, body, now, newId } = call;
    const { name = DEFAULT_PASSKEY_NAME, id: credentialId, response } = body;
    const challenge = consumeChallenge(call, 'add');
    if (challenge === null) return presentNotAdded(challengeExpired);
    const known = state.people.some((person) =>
      person.passkeys.some((passkey) => passkey.credentialId === credentialId),
    );
    const matches = isAnswerTo(call, response.clientDataJSON, {
      type: 'webauthn.create',
      challenge,
    });
    if (known || !matches) return presentNotAdded(passkeyWrong);
    if (user.passkeys.length >= MAX_PASSKEYS) return presentNotAdded(passkeysFull);
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
    recordFactor(call, 'PASSKEY', user.userId);
    return presentPasskeyAdded(id);
  },

  deletePasskey(call) {
    const { user, params } = call;
    const left = user.passkeys.filter(({ id }) => id !== params.id.toLowerCase());
    if (left.length === user.passkeys.length) throw notFound(noSuchPasskey);
    if (user.authenticator === null && left.length === 0) return presentRejection(lastFactor);
    user.passkeys = left;
    mailAccountNotice(call, user, 'passkey-removed');
    return presentDone(passkeyRemoved);
  },
} satisfies Partial<MockHandlers>;
