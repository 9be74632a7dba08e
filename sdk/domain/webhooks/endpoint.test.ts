import { describe, expect, it } from 'vitest';
import { changedSinceLoaded } from '../records.ts';
import { done, rejectWith } from '../rejection.ts';
import {
  changeWebhook,
  offReasons,
  invalidUrl,
  type OffBecause,
  type Webhook,
} from './endpoint.ts';

const invalid = (message: string) => ({ path: 'url', subject: 'The URL', message });

it('every reason for which a webhook is off can be filtered by', () => {
  const reasons: Record<OffBecause, true> = { STAFF: true, GONE: true, FAILING: true };
  expect(offReasons).toEqual(Object.keys(reasons));
});

describe("a webhook's URL", () => {
  it.each(['https://erp.example/spindle', 'https://erp.example:8443/?key=a@b'])(
    'can be %s, with or without local ones',
    (url) => {
      expect(invalidUrl(url, { local: false })).toBeNull();
      expect(invalidUrl(url, { local: true })).toBeNull();
    },
  );

  it('can be unencrypted only if local ones are allowed', () => {
    expect(invalidUrl('http://localhost:3000/', { local: true })).toBeNull();
    expect(invalidUrl('http://localhost:3000/', { local: false })).toEqual(
      invalid('must start with https://.'),
    );
  });

  it.each(['ftp://erp.example/', 'file:///etc/passwd', 'javascript:alert(1)'])(
    "can't be %s",
    (url) => {
      expect(invalidUrl(url, { local: true })).toEqual(invalid('must start with https://.'));
    },
  );

  it.each(['', 'erp.example', 'https://'])("can't be %j, which isn't a URL", (url) => {
    expect(invalidUrl(url, { local: false })).toEqual(
      invalid('must look like https://erp.example/spindle.'),
    );
  });

  it.each(['https://ada@erp.example/', 'https://:pw@erp.example/', 'https://ada:pw@erp.example/'])(
    "can't contain a user or password, as %s does",
    (url) => {
      expect(invalidUrl(url, { local: false })).toEqual(
        invalid('must not include a username or password.'),
      );
    },
  );
});

describe('a change of a webhook', () => {
  const before: Webhook = {
    id: '019a3b5c',
    url: 'https://erp.example/spindle',
    description: 'ERP',
    events: ['order.paid', 'order.shipped'],
    enabled: true,
    offBecause: null,
    createdBy: 'ada@example.com',
    dateCreated: '2026-11-01T09:00:00.000Z',
    lastTryAt: null,
    lastOutcome: null,
    lastStatus: null,
    failingSince: null,
    pausedUntil: null,
    oldSecretUntil: null,
    version: 3,
  };

  const audit = (input: Parameters<typeof changeWebhook>[1]) =>
    changeWebhook(before, input).changes?.audit;

  it('that changes nothing is none', () => {
    const { url, events, description, enabled, version } = before;
    const none = { outcome: done('No changes to the webhook.'), changes: null };
    expect(changeWebhook(before, {})).toEqual(none);
    const same = { url, events: [...events], description, enabled, version };
    expect(changeWebhook(before, same)).toEqual(none);
  });

  it('of another version is rejected', () => {
    expect(changeWebhook(before, { enabled: false, version: before.version - 1 })).toEqual({
      outcome: rejectWith(changedSinceLoaded('webhook')),
      changes: null,
    });
  });

  it('is audited with the values before and after', () => {
    const after = {
      url: 'https://erp.example/other',
      events: ['order.paid' as const],
      description: '',
      enabled: false,
    };
    const { url, events, description, enabled } = before;
    expect(audit(after)).toEqual({ before: { url, events, description, enabled }, after });
  });

  it('leaves out unchanged fields', () => {
    expect(audit({ url: before.url, enabled: false })).toEqual({
      before: { enabled: true },
      after: { enabled: false },
    });
  });

  it('turns it off for staff, unless it was off, and gives up pending deliveries', () => {
    const version = before.version + 1;
    expect(changeWebhook(before, { enabled: false })).toMatchObject({
      outcome: done('Webhook updated.'),
      changes: { fields: { offBecause: 'STAFF', version }, givesUp: true },
    });
    const gone = { ...before, enabled: true, offBecause: 'GONE' as const };
    expect(changeWebhook(gone, { enabled: false }).changes?.fields).toEqual({
      offBecause: 'GONE',
      version,
    });
  });

  it('starts over when it is turned on, and otherwise keeps its state', () => {
    const off = { ...before, enabled: false, offBecause: 'GONE' as const };
    const version = before.version + 1;
    expect(changeWebhook(off, { enabled: true }).changes).toMatchObject({
      fields: { offBecause: null, failingSince: null, pausedUntil: null, version },
      givesUp: false,
    });
    expect(changeWebhook(before, { description: 'CRM' }).changes).toMatchObject({
      fields: { description: 'CRM', version },
      givesUp: false,
    });
    expect(changeWebhook(before, { description: 'CRM' }).changes?.fields).toEqual({
      description: 'CRM',
      version,
    });
  });
});
