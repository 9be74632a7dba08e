import { generateSecret } from 'otplib';
import { shopName } from '../../config/business.ts';
import { authenticatorUri } from '../../../domain/identity/authenticator.ts';
import { registrationEmail } from '../../../domain/identity/code-emails.ts';
import { ATTEMPT_MINUTES } from '../../../domain/identity/mailed-codes.ts';
import {
  attemptFor,
  withNewCode,
  type Stage,
} from '../../../domain/identity/registration-replies.ts';
import { sameText } from '../../../domain/same-text.ts';
import type { AnyMockCall, MockCall } from '../../core/call.ts';
import { postEmail } from '../../mails/post-email.ts';
import { type Registration, awaitingCode, isLive, newMailedCode } from '../mailed-code.ts';
import { countAttempt } from '../attempts.ts';

type Visit = Pick<AnyMockCall, 'state' | 'session' | 'now'>;

const stageOf = ({ authenticatorStep }: Registration): Stage =>
  authenticatorStep === null ? 'authenticator' : 'mail';

/** Returns the pending registrations, and the status of each for this browser. */
export const liveAttempts = ({ state, session, now }: Visit) =>
  state.registrations
    .filter((one) => isLive(one, now))
    .map((record) => ({
      record,
      email: record.email,
      bound: record.id === session.registration,
      stage: stageOf(record),
      codeSentAt: record.codeSent === null ? null : new Date(record.codeSent),
    }));

/**
 * Returns the pending registration for a step: the browser's own in any stage, or another one in
 * this stage.
 */
export const findAttempt = (call: Visit, email: string, stage: Stage) =>
  attemptFor(
    liveAttempts(call).filter(
      (one) => sameText(one.email, email) && (one.bound || one.stage === stage),
    ),
  );

/**
 * Sends a new code, which replaces earlier codes.
 * @throws Failure 429 after too many
 */
export function sendCode(
  call: Pick<AnyMockCall, 'state' | 'now' | 'origin'>,
  attempt: Registration,
): void {
  const { state, now, origin } = call;
  countAttempt(call, 'registration-mail', attempt.email.toLowerCase());
  const code = newMailedCode();
  const { codeSentAt, expiresAt, ...tries } = withNewCode(
    { expiresAt: new Date(attempt.expiresAt) },
    now,
  );
  const times = { codeSent: codeSentAt.toISOString(), expiresAt: expiresAt.toISOString() };
  Object.assign(attempt, { code, ...tries, ...times });
  const isKnown = state.people.some(({ email }) => sameText(email, attempt.email));
  postEmail(call, attempt.email, registrationEmail({ code, isKnown }, origin));
}

/**
 * Step 1: starts a registration that replaces this browser's previous one. Returns the
 * authenticator's URI.
 */
export function beginAttempt(call: MockCall<'register'>): string {
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
  return authenticatorUri(shopName(state), email, authenticator);
}
