import {
  CHALLENGE_MS,
  challengeOver,
  passkeyWrong,
  refuseAlone,
} from '../../../domain/identity/passkeys.ts';
import { signedIn } from '../../../domain/identity/sign-in.ts';
import { done, presentOutcome, refused, type Outcome } from '../../../domain/refusal.ts';
import type { MockCall, MockHandlers } from '../../core/call.ts';
import { rememberDevice, whoTries } from '../known-device.ts';
import { openSession } from '../open-session.ts';
import { tellOfNewDevice } from '../tell-of-new-device.ts';
import { forgiveTry } from '../tries.ts';
import { noteSecurity } from '../../security/note-event.ts';
import { takeSignInTry } from '../sign-in-tries.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { matchAssertion } from './match-assertion.ts';
import { asDescriptor } from './played-passkey.ts';

export const passkeySignIn = {
  startPasskeySignIn(call) {
    const { session, state, origin } = call;
    const person = state.people.find((one) => one.userId === session.userId);
    return {
      challenge: keepChallenge(call, 'use'),
      rpId: new URL(origin).hostname,
      timeout: CHALLENGE_MS,
      allowCredentials: person?.passkeys.map(asDescriptor) ?? [],
      userVerification: person === undefined ? 'required' : 'preferred',
    };
  },

  signInWithPasskey: (call) => presentOutcome(signInWithPasskey(call)),
} satisfies Partial<MockHandlers>;

function signInWithPasskey(call: MockCall<'signInWithPasskey'>): Outcome {
  const { body, state, session, now, origin } = call;
  const challenge = takeChallenge(call, 'use');
  if (challenge === null) return refused(challengeOver);
  const person = state.people.find((one) =>
    one.passkeys.some(({ credentialId }) => credentialId === body.id),
  );
  if (person === undefined) {
    const [type, reason] = ['sign_in.failed', 'UNKNOWN_PERSON'] as const;
    noteSecurity(call, { type, reason, operation: call.operation, userId: null });
    return refused(passkeyWrong);
  }
  const whom = whoTries(session, person.userId);
  const limit = 'authenticator-code-account';
  const failed = takeSignInTry(call, { limit, whom, userId: person.userId });
  const matched = matchAssertion(call, person, { assertion: body, challenge });
  if (matched === null) {
    failed('WRONG_CODE');
    return refused(passkeyWrong);
  }
  forgiveTry(call, limit, whom);
  const { passkey, verified } = matched;
  const isHalfIn = session.userId === person.userId && !session.mfaVerified;
  if (isHalfIn) passkey.alone = true;
  else {
    const refusal = refuseAlone({ verified, alone: passkey.alone });
    if (refusal !== null) return refused(refusal);
    if (person.password === null) return refused(passkeyWrong);
    openSession(call, person.userId);
  }
  Object.assign(session, { mfaVerified: true, provenAt: now.toISOString() });
  tellOfNewDevice({ state, session, now, origin, user: person });
  rememberDevice(call, person.userId);
  return done(signedIn);
}
