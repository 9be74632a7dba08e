import { describe, expect, it } from 'vitest';
import { changedMeanwhile } from '../records.ts';
import { done, refused } from '../rejection.ts';
import {
  changeWebhook,
  offReasons,
  invalidUrl,
  type OffBecause,
  type Webhook,
} from './endpoint.ts';

const invalid = (message: string) => ({ path: 'url', subject: 'The address', message });

it('each reason for which a webhook can be off is one to filter by', () => {
  const reasons: Record<OffBecause, true> = { STAFF: true, GONE: true, FAILING: true };
  expect(offReasons).toEqual(Object.keys(reasons));
});

describe('the address of a webhook', () => {
  it.each(['https://erp.example/spindle', 'https://erp.example:8443/?key=a@b'])(
    'may be %s, with and without local ones',
    (url) => {
      expect(invalidUrl(url, { local: false })).toBeNull();
      expect(invalidUrl(url, { local: true })).toBeNull();
    },
  );

  it('is unencrypted only where a developer allows local ones', () => {
    expect(invalidUrl('http://localhost:3000/', { local: true })).toBeNull();
    expect(invalidUrl('http://localhost:3000/', { local: false })).toEqual(
      invalid('must begin with https://.'),
    );
  });

  it.each(['ftp://erp.example/', 'file:///etc/passwd', 'javascript:alert(1)'])(
    'is never %s',
    (url) => {
      expect(invalidUrl(url, { local: true })).toEqual(invalid('must begin with https://.'));
    },
  );

  it.each(['', 'erp.example', 'https://'])('is not %j, which is no address', (url) => {
    expect(invalidUrl(url, { local: false })).toEqual(
      invalid('must be a URL such as https://erp.example/spindle.'),
    );
  });

  it.each(['https://ada@erp.example/', 'https://:pw@erp.example/', 'https://ada:pw@erp.example/'])(
    'names no user and no password, as %s does',
    (url) => {
      expect(invalidUrl(url, { local: false })).toEqual(
        invalid('must not include a user or password.'),
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

  it('that leaves all as it was is none', () => {
    const { url, events, description, enabled, version } = before;
    const none = { outcome: done('No changes to the webhook.'), changes: null };
    expect(changeWebhook(before, {})).toEqual(none);
    const same = { url, events: [...events], description, enabled, version };
    expect(changeWebhook(before, same)).toEqual(none);
  });

  it('of another version is not made', () => {
    expect(changeWebhook(before, { enabled: false, version: before.version - 1 })).toEqual({
      outcome: refused(changedMeanwhile('webhook')),
      changes: null,
    });
  });

  it('is noted with what was, and what is', () => {
    const after = {
      url: 'https://erp.example/other',
      events: ['order.paid' as const],
      description: '',
      enabled: false,
    };
    const { url, events, description, enabled } = before;
    expect(audit(after)).toEqual({ before: { url, events, description, enabled }, after });
  });

  it('leaves out what stays the same', () => {
    expect(audit({ url: before.url, enabled: false })).toEqual({
      before: { enabled: true },
      after: { enabled: false },
    });
  });

  it('switches it off for staff, unless it was off, and gives up what waits', () => {
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

  it('begins anew where it is switched on, and else leaves its standing', () => {
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
