import type { components } from '../../src/schema.d.ts';
import { changedSinceLoaded, isStale } from '../records.ts';
import { done, rejectWith } from '../rejection.ts';
import type { InvalidField } from '../invalid-field.ts';

export type Webhook = components['schemas']['Webhook'];
export type OffBecause = NonNullable<Webhook['offBecause']>;

export const offReasons = ['STAFF', 'GONE', 'FAILING'] as const satisfies readonly OffBecause[];

export const MAX_WEBHOOKS = 20;

const webhookChanged = 'Webhook updated.';
const webhookUnchanged = 'No changes to the webhook.';

/**
 * Returns why a URL is invalid, or null. `local` permits addresses of this machine, for developers.
 */
export function invalidUrl(url: string, { local }: { local: boolean }): InvalidField | null {
  const wrong = (message: string): InvalidField => ({
    path: 'url',
    subject: 'The URL',
    message,
  });
  if (!URL.canParse(url)) return wrong('must look like https://erp.example/spindle.');
  const { protocol, username, password } = new URL(url);
  if (username !== '' || password !== '') return wrong('must not include a username or password.');
  if (protocol === 'https:' || (local && protocol === 'http:')) return null;
  return wrong('must start with https://.');
}

type Changes = Partial<Pick<Webhook, 'url' | 'events' | 'description' | 'enabled'>>;

/** Decides an edit by staff. `changes` is null if nothing changes. */
export function changeWebhook(
  webhook: Webhook,
  { version, ...input }: Changes & { version?: number },
) {
  if (isStale(version, webhook.version)) {
    return { outcome: rejectWith(changedSinceLoaded('webhook')), changes: null };
  }
  const audit = changesOf(webhook, input);
  if (audit === null) return { outcome: done(webhookUnchanged), changes: null };
  const { enabled, ...fields } = input;
  return {
    outcome: done(webhookChanged),
    changes: {
      fields: {
        ...fields,
        version: webhook.version + 1,
        ...(enabled === false && { offBecause: webhook.offBecause ?? 'STAFF' }),
        // turning a webhook on starts over, regardless of earlier failures
        ...(enabled === true && { offBecause: null, failingSince: null, pausedUntil: null }),
      },
      /** Whether pending deliveries are given up. */
      givesUp: enabled === false,
      audit,
    },
  };
}

/** Returns the old and new values of an edit's fields, for the audit log. */
function changesOf(before: Webhook, input: Changes) {
  const names = ['url', 'events', 'description', 'enabled'] as const;
  const other = names.filter(
    (name) =>
      input[name] !== undefined && JSON.stringify(input[name]) !== JSON.stringify(before[name]),
  );
  return other.length === 0
    ? null
    : {
        before: Object.fromEntries(other.map((name) => [name, before[name]])),
        after: Object.fromEntries(other.map((name) => [name, input[name]])),
      };
}
