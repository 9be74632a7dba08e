import type { components } from '../../src/schema.d.ts';

type Fact = components['schemas']['DeadLetterFact'];

/** Ids of the shop (UUIDs) and of providers. */
const ID = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z]{2,8}_[A-Za-z0-9_]{1,64}|\d{1,20})$/;
/** Codes of the shop, such as `RETURNED`. */
const WORD = /^[A-Z][A-Z_]{0,39}$/;
const EMAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const LONG_TOKEN = /[A-Za-z0-9+/=_-]{40,}/g;
const MAX_CHARACTERS = 500;

/**
 * Describes a failed job for staff. Shows only the shop's ids, numbers and codes. Other values may
 * be personal or secret, so it shows only their names.
 */
export function displayFacts(payload: unknown): Fact[] {
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload).map(([name, value]) => ({ name, value: formatValue(value) }));
}

function formatValue(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && (ID.test(value) || WORD.test(value)) ? value : null;
}

/** Returns a job's error message without personal data. */
export function formatJobError(message: string): string {
  const [firstLine = ''] = message.split('\n');
  return firstLine.replaceAll(EMAIL, '…').replaceAll(LONG_TOKEN, '…').slice(0, MAX_CHARACTERS);
}
