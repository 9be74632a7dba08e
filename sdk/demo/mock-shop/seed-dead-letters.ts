import type { ShopState } from '../../mocks/state.ts';
import { daysBefore, fixedId } from './fixed-id.ts';

/** Emails that could not be sent while the mail server was unavailable, and a provider's event. */
const abandoned = [
  ['mail-confirmation', 'paymentId', 2.1, 'connect ECONNREFUSED 203.0.113.7:465'],
  ['mail-confirmation', 'paymentId', 2.05, 'connect ECONNREFUSED 203.0.113.7:465'],
  ['handle-carrier-event', 'eventId', 1.3, 'The carrier did not respond within 20000 ms.'],
] as const;

export function seedDeadLetters(now: Date): Pick<ShopState, 'deadLetters'> {
  return {
    deadLetters: abandoned.map(([job, name, days, error], at) => ({
      id: fixedId(`dead letter ${at}`),
      job,
      dateCreated: daysBefore(now, days).toISOString(),
      dateSent: daysBefore(now, days + 0.2).toISOString(),
      tries: 13,
      error,
      about: [{ name, value: fixedId(`what dead letter ${at} is about`) }],
    })),
  };
}
