import { generateSecret } from 'otplib';
import type { AnyMockCall, MockCall } from '../../core/call.ts';
import { sameText } from '../../../domain/same-text.ts';
import type { Registration } from '../attempt-records.ts';
import { knownAddressEmail, registrationCodeEmail } from '../../../domain/identity/code-emails.ts';
import {
  ATTEMPT_MINUTES,
  REGISTRATION_CODE_MINUTES,
} from '../../../domain/identity/mailed-codes.ts';
import { postEmail } from '../../mails/post-email.ts';
import { awaitingCode, isLive, liveOf, minutesAfter, newMailedCode } from '../mailed-code.ts';
import { takeTry } from '../tries.ts';
import { authenticatorUri } from '../../../domain/identity/authenticator.ts';

type Around = Pick<AnyMockCall, 'state' | 'session' | 'now'>;

/** What comes next: the authenticator's code, or the mailed one. */
type Stage = 'authenticator' | 'mail';

export function stageOf({ authenticatorStep }: Registration): Stage {
  return authenticatorStep === null ? 'authenticator' : 'mail';
}

export const factsOf = (attempt: Registration) => ({
  email: attempt.email,
  stage: stageOf(attempt),
  codeSentAt: attempt.codeSent === null ? null : new Date(attempt.codeSent),
});

/** The browser's own live attempt. */
export function findOwnAttempt({ state, session, now }: Around): Registration | undefined {
  return state.registrations.find((one) => one.id === session.registration && isLive(one, now));
}

/**
 * The live attempt a step is for: the browser's own, in whatever stage, or, where it has none for
 * that address, the only one there is in that stage. Of several none: they may be different people's.
 */
export function findAttempt(call: Around, email: string, stage: Stage): Registration | undefined {
  const own = findOwnAttempt(call);
  if (own !== undefined && sameText(own.email, email)) return own;
  const live = liveOf(call.state.registrations, email, call.now);
  const [first, ...others] = live.filter((one) => stageOf(one) === stage);
  return others.length === 0 ? first : undefined;
}

/** A new code in place of any before, with five guesses anew. @throws Failure 429 */
export function sendCode(
  call: Pick<AnyMockCall, 'state' | 'now' | 'origin'>,
  attempt: Registration,
): void {
  const { state, now, origin } = call;
  takeTry(call, 'registration-mail', attempt.email.toLowerCase());
  const code = newMailedCode();
  const codeEnds = minutesAfter(now, REGISTRATION_CODE_MINUTES);
  Object.assign(attempt, {
    code,
    codeSent: now.toISOString(),
    tries: 0,
    strayTries: 0,
    expiresAt: attempt.expiresAt > codeEnds ? attempt.expiresAt : codeEnds,
  } satisfies Partial<Registration>);
  const isKnown = state.people.some(({ email }) => sameText(email, attempt.email));
  postEmail(call, attempt.email, isKnown ? knownAddressEmail(origin) : registrationCodeEmail(code));
}

/** Step 1: an attempt in place of the one this browser had; answers its authenticator's address. */
export function startRegistration(call: MockCall<'register'>): string {
  const { body, state, session } = call;
  const { email, password, firstName, lastName } = body;
  const waiting = awaitingCode(call, email, ATTEMPT_MINUTES);
  const authenticator = generateSecret();
  state.registrations = state.registrations.filter(
    (one) => one.completed || one.id !== session.registration,
  );
  const person = { firstName, lastName, password, authenticator, authenticatorStep: null };
  state.registrations.push({ ...waiting, ...person });
  session.registration = waiting.id;
  return authenticatorUri(email, authenticator);
}
