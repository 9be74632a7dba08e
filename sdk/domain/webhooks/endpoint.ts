import type { components } from '../../src/schema.d.ts';
import { changedMeanwhile, isStale } from '../records.ts';
import { done, refused } from '../rejection.ts';
import type { InvalidField } from '../invalid-field.ts';

export type Webhook = components['schemas']['Webhook'];
export type OffBecause = NonNullable<Webhook['offBecause']>;

export const offReasons = ['STAFF', 'GONE', 'FAILING'] as const satisfies readonly OffBecause[];

export const MAX_WEBHOOKS = 20;

const webhookChanged = 'Webhook updated.';
const webhookUnchanged = 'No changes to the webhook.';

/** What of an address cannot be; `local` are addresses of this machine, where a developer allows them. */
export function invalidUrl(url: string, { local }: { local: boolean }): InvalidField | null {
  const wrong = (message: string): InvalidField => ({
    path: 'url',
    subject: 'The address',
    message,
  });
  if (!URL.canParse(url)) return wrong('must be a URL such as https://erp.example/spindle.');
  const { protocol, username, password } = new URL(url);
  if (username !== '' || password !== '') return wrong('must not include a user or password.');
  if (protocol === 'https:' || (local && protocol === 'http:')) return null;
  return wrong('must begin with https://.');
}

type Changes = Partial<Pick<Webhook, 'url' | 'events' | 'description' | 'enabled'>>;

/** Decides a change of staff; `changes` is null where it changes nothing. */
export function changeWebhook(
  webhook: Webhook,
  { version, ...input }: Changes & { version?: number },
) {
  if (isStale(version, webhook.version)) {
    return { outcome: refused(changedMeanwhile('webhook')), changes: null };
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
        // it begins anew, whatever was before
        ...(enabled === true && { offBecause: null, failingSince: null, pausedUntil: null }),
      },
      /** What waits for its address waits for nothing. */
      givesUp: enabled === false,
      audit,
    },
  };
}

/** What a change makes another than it was, before and after: as the audit has it. */
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
