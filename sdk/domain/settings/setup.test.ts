import { describe, expect, it } from 'vitest';
import { presentProviderTest, sandboxNotices, setupOf } from './setup.ts';

const live = { payment: false, shipping: false, mail: false, storage: false };
const done = {
  ownSettings: [
    'name',
    'companyName',
    'companyAddress',
    'companyEmail',
    'mailFrom',
    'warehouseStreet',
    'warehouseCity',
    'warehouseZip',
  ],
  isSandboxed: live,
  hasItem: true,
  hasOrder: true,
} as const;

const openSteps = (facts: Parameters<typeof setupOf>[0]) =>
  setupOf(facts)
    .steps.filter((step) => !step.done)
    .map(({ name }) => name);

describe('the setup checklist', () => {
  it('is complete when every step is done', () => {
    expect(setupOf(done)).toMatchObject({ complete: true });
    expect(openSteps(done)).toEqual([]);
  });

  it('begins with every step', () => {
    const isSandboxed = { ...live, payment: true };
    const empty = { ownSettings: [], isSandboxed, hasItem: false, hasOrder: false };
    expect(setupOf(empty).complete).toBe(false);
    expect(openSteps(empty)).toEqual([
      'name',
      'company',
      'email',
      'warehouse',
      'catalog',
      'order',
      'providers',
    ]);
  });

  it.each([
    ['name', 'name'],
    ['companyName', 'company'],
    ['companyAddress', 'company'],
    ['companyEmail', 'company'],
    ['mailFrom', 'email'],
    ['warehouseStreet', 'warehouse'],
    ['warehouseCity', 'warehouse'],
    ['warehouseZip', 'warehouse'],
  ])('needs the setting %s for the step %s', (setting, step) => {
    const ownSettings = done.ownSettings.filter((name) => name !== setting);
    expect(openSteps({ ...done, ownSettings })).toEqual([step]);
  });

  it('needs an item, an order, and no sandbox', () => {
    expect(openSteps({ ...done, hasItem: false })).toEqual(['catalog']);
    expect(openSteps({ ...done, hasOrder: false })).toEqual(['order']);
    const sandboxed = { ...done, isSandboxed: { ...live, mail: true } };
    expect(openSteps(sandboxed)).toEqual(['providers']);
    expect(setupOf(sandboxed)).toMatchObject({
      complete: false,
      providers: [
        { name: 'payment', state: 'live' },
        { name: 'shipping', state: 'live' },
        { name: 'mail', state: 'sandbox', variables: ['SMTP_URL'] },
        { name: 'storage', state: 'live' },
      ],
    });
  });
});

describe('the sandbox notice', () => {
  it('names the providers and their variables', () => {
    expect(sandboxNotices({ ...live, shipping: true, mail: true })).toEqual([
      {
        code: 'SANDBOX',
        message:
          'The sandbox replaces these providers: EasyPost, Mail server. To go live, set EASYPOST_API_KEY, EASYPOST_WEBHOOK_SECRET, SMTP_URL.',
      },
    ]);
  });

  it('is absent if every provider is live', () => {
    expect(sandboxNotices(live)).toEqual([]);
  });
});

describe('the test of a provider', () => {
  it('says that the provider works', () => {
    expect(presentProviderTest('mail', null)).toEqual({
      state: 'working',
      reason: 'Mail server works.',
    });
  });

  it("has the provider's own message and the variables to check", () => {
    expect(presentProviderTest('payment', ' Invalid API Key. ')).toEqual({
      state: 'failing',
      reason:
        "Stripe doesn't work: Invalid API Key. Check STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, then restart the shop.",
    });
  });

  it('shortens a long message', () => {
    expect(presentProviderTest('mail', 'x'.repeat(5000)).reason.length).toBeLessThan(400);
  });
});
