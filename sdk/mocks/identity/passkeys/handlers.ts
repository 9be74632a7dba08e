import {
  challengeExpired,
  passkeyWrong,
  presentRequest,
  validatePasskey,
} from '../../../domain/identity/passkeys.ts';
import { signedIn } from '../../../domain/identity/sign-in.ts';
import { presentDone, presentRejection } from '../../../domain/rejection.ts';
import type { MockHandlers } from '../../core/call.ts';
import { recordSecurity } from '../../security/record-event.ts';
import { factorsOf } from '../people.ts';
import { identifyAttempt } from '../known-device.ts';
import { completeSignIn, openSession } from '../open-session.ts';
import { attemptSignIn } from '../sign-in-attempts.ts';
import { saveChallenge, consumeChallenge } from './challenges.ts';
import { matchAssertion } from './read-answer.ts';

export const passkeySignIn = {
  startPasskeySignIn(call) {
    const { session, state, origin } = call;
    const person = state.people.find((one) => one.userId === session.userId);
    const challenge = saveChallenge(call, 'use');
    return presentRequest({ challenge, rpId: new URL(origin).hostname }, person?.passkeys ?? null);
  },

  signInWithPasskey(call) {
    const { body, state, session } = call;
    const challenge = consumeChallenge(call, 'use');
    if (challenge === null) return presentRejection(challengeExpired);
    const person = state.people.find((one) =>
      one.passkeys.some(({ credentialId }) => credentialId === body.id),
    );
    if (person === undefined) {
      recordSecurity(call, { type: 'sign_in.failed', reason: 'UNKNOWN_PERSON', userId: null });
      return presentRejection(passkeyWrong);
    }
    const { userId } = person;
    const limit = 'authenticator-code-account';
    const one = {
      limit,
      whom: identifyAttempt(session, userId),
      userId,
      wrong: 'WRONG_CODE',
    } as const;
    const matched = attemptSignIn(call, one, () =>
      matchAssertion(call, person, { assertion: body, challenge }),
    );
    if (matched === null) return presentRejection(passkeyWrong);
    const { passkey, verified } = matched;
    const halfIn = session.userId === userId && !session.mfaVerified;
    passkey.alone ||= halfIn;
    const { hasPassword } = factorsOf(person);
    const rejection = validatePasskey({ halfIn, verified, alone: passkey.alone, hasPassword });
    if (rejection !== null) return presentRejection(rejection);
    if (!halfIn) openSession(call, userId);
    completeSignIn(call, person, { proven: true });
    return presentDone(signedIn);
  },
} satisfies Partial<MockHandlers>;
