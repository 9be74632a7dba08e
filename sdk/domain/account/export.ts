import type { components } from '../../src/schema.d.ts';
import { done, rejection, rejectWith, type Outcome } from '../rejection.ts';

const DAY_MS = 86_400_000;
const RETENTION_MS = 7 * DAY_MS;

export interface PersonalExport {
  requested: Date;
  /** Null while the export is being prepared. */
  made: Date | null;
  expires: Date;
}

export const exportExpires = (from: Date): Date => new Date(from.getTime() + RETENTION_MS);

export const noExport =
  "Your data file isn't available. Request your data on your account page first.";

export const exportAwaited: Outcome = done(
  "We're preparing your data. We'll email you when it's ready to download.",
);

export const exportMadeToday = rejection(
  'EXPORT_MADE_TODAY',
  'You already requested your data today. Download it on your account page, or request it again tomorrow.',
);

/**
 * Returns the reply to a repeated export request, or null if a new export has to be made. A new
 * export replaces the existing one.
 */
export function answerExport(there: PersonalExport | null, now: Date): Outcome | null {
  if (there === null || there.expires <= now) return null;
  if (there.made === null) return exportAwaited;
  return now.getTime() - there.made.getTime() < DAY_MS ? rejectWith(exportMadeToday) : null;
}

export const presentExport = ({
  requested,
  made,
  expires,
}: PersonalExport): components['schemas']['PersonalExport'] => ({
  dateAsked: requested.toISOString(),
  dateMade: made?.toISOString() ?? null,
  until: expires.toISOString(),
});
