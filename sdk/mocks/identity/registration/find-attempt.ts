import type { AnyMockCall } from '../../core/call.ts';
import { sameText } from '../../core/same-text.ts';
import type { Registration } from '../../state.ts';

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
  const [first, ...others] = call.state.registrations.filter(
    (one) => sameText(one.email, email) && isLive(one, call.now) && stageOf(one) === stage,
  );
  return others.length === 0 ? first : undefined;
}

function isLive({ completed, expiresAt }: Registration, now: Date): boolean {
  return !completed && Date.parse(expiresAt) > now.getTime();
}
