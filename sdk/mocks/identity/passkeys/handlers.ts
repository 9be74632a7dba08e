import {
  challengeOver,
  passkeyWrong,
  presentRequest,
  refusePasskey,
} from '../../../domain/identity/passkeys.ts';
import { signedIn } from '../../../domain/identity/sign-in.ts';
import { presentDone, presentRefusal } from '../../../domain/refusal.ts';
import type { MockHandlers } from '../../core/call.ts';
import { noteSecurity } from '../../security/note-event.ts';
import { factorsOf } from '../factors.ts';
import { whoTries } from '../known-device.ts';
import { completeSignIn, openSession } from '../open-session.ts';
import { tryToGetIn } from '../sign-in-tries.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { matchAssertion } from './read-answer.ts';

export const passkeySignIn = {
  startPasskeySignIn(call) {
    const { session, state, origin } = call;
    const person = state.people.find((one) => one.userId === session.userId);
    const challenge = keepChallenge(call, 'use');
    return presentRequest({ challenge, rpId: new URL(origin).hostname }, person?.passkeys ?? null);
  },

  signInWithPasskey(call) {
    const { body, state, session } = call;
    const challenge = takeChallenge(call, 'use');
    if (challenge === null) return presentRefusal(challengeOver);
    const person = state.people.find((one) =>
      one.passkeys.some(({ credentialId }) => credentialId === body.id),
    );
    if (person === undefined) {
      noteSecurity(call, { type: 'sign_in.failed', reason: 'UNKNOWN_PERSON', userId: null });
      return presentRefusal(passkeyWrong);
    }
    const { userId } = person;
    const limit = 'authenticator-code-account';
    const one = { limit, whom: whoTries(session, userId), userId, wrong: 'WRONG_CODE' } as const;
    const matched = tryToGetIn(call, one, () =>
      matchAssertion(call, person, { assertion: body, challenge }),
    );
    if (matched === null) return presentRefusal(passkeyWrong);
    const { passkey, verified } = matched;
    const halfIn = session.userId === userId && !session.mfaVerified;
    passkey.alone ||= halfIn;
    const { hasPassword } = factorsOf(person);
    const refusal = refusePasskey({ halfIn, verified, alone: passkey.alone, hasPassword });
    if (refusal !== null) return presentRefusal(refusal);
    if (!halfIn) openSession(call, userId);
    completeSignIn(call, person, { proven: true });
    return presentDone(signedIn);
  },
} satisfies Partial<MockHandlers>;
