import type { components } from '../../src/schema.d.ts';
import type { UnfitField } from '../unfit-field.ts';

export type Webhook = components['schemas']['Webhook'];
export type OffBecause = NonNullable<Webhook['offBecause']>;

export const offReasons = ['STAFF', 'GONE', 'FAILING'] as const satisfies readonly OffBecause[];

export const MOST_WEBHOOKS = 20;

/** What of an address cannot be; `local` are addresses of this machine, where a developer allows them. */
export function unfitUrl(url: string, { local }: { local: boolean }): UnfitField | null {
  const wrong = (message: string): UnfitField => ({ path: 'url', subject: 'The address', message });
  if (!URL.canParse(url)) return wrong('must be an address such as https://erp.example/spindle.');
  const { protocol, username, password } = new URL(url);
  if (username !== '' || password !== '') return wrong('must have no user and no password.');
  if (protocol === 'https:' || (local && protocol === 'http:')) return null;
  return wrong('must begin with https://.');
}

interface Changes {
  url?: string;
  events?: readonly string[];
  description?: string;
  enabled?: boolean;
}

/** What a change makes another than it was, before and after: as the audit has it. */
export function changesOf(before: Webhook, input: Changes) {
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
