import { describe, expect, it } from 'vitest';
import { missingNotices, missingSettings } from './missing-settings.ts';
import { allSettings } from './settings.ts';
import { presentProviderTest, sandboxNotice, setupOf } from './setup.ts';

const done = {
  ownSettings: ['name', 'warehouseStreet', 'warehouseCity', 'warehouseZip'],
  missing: [],
  sandboxed: [],
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
    const missing = missingSettings(allSettings({}, {}));
    const empty = { ownSettings: [], missing, sandboxed: ['payment'] } as const;
    const facts = { ...empty, hasItem: false, hasOrder: false };
    expect(setupOf(facts).complete).toBe(false);
    expect(openSteps(facts)).toEqual([
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
    ['warehouseStreet', 'warehouse'],
    ['warehouseCity', 'warehouse'],
    ['warehouseZip', 'warehouse'],
  ])('needs the setting %s for the step %s', (setting, step) => {
    const ownSettings = done.ownSettings.filter((name) => name !== setting);
    expect(openSteps({ ...done, ownSettings })).toEqual([step]);
  });

  it('needs what invoices, customs and emails say', () => {
    expect(openSteps({ ...done, missing: ['customsSigner'] })).toEqual(['company']);
    expect(openSteps({ ...done, missing: ['mailFrom'] })).toEqual(['email']);
  });

  it('needs an item, an order, and no sandbox', () => {
    expect(openSteps({ ...done, hasItem: false })).toEqual(['catalog']);
    expect(openSteps({ ...done, hasOrder: false })).toEqual(['order']);
    const simulated = { ...done, sandboxed: ['mail'] } as const;
    expect(openSteps(simulated)).toEqual(['providers']);
    expect(setupOf(simulated)).toMatchObject({
      complete: false,
      providers: [
        { name: 'payment', state: 'live' },
        { name: 'shipping', state: 'live' },
        { name: 'mail', state: 'sandbox', variables: ['SMTP_URL'] },
        { name: 'storage', state: 'live' },
        { name: 'community', state: 'live' },
        { name: 'humanCheck', state: 'live' },
      ],
    });
  });
});

it('the sandbox notice names the providers, if there are any', () => {
  expect(sandboxNotice(['shipping', 'mail'])).toContain('replaces EasyPost, Mail server.');
  expect(sandboxNotice([])).toBeNull();
});

it('a shop needs what customers and customs must see', () => {
  const settings = { companyName: 'Prairie CNC', companyAddress: '1 Road', shipTo: ['US'] };
  const domestic = missingSettings(allSettings(settings, { mailFrom: 'hello@prairie.example' }));
  expect(domestic).toEqual(['companyEmail']);
  expect(missingNotices(domestic)[0]?.message).toContain('these settings: Company email.');
  expect(missingNotices([])).toEqual([]);
  const abroad = missingSettings(allSettings({ ...settings, shipTo: ['US', 'DE'] }, {}));
  expect(abroad).toEqual(['mailFrom', 'companyEmail', 'companyPhone', 'customsSigner']);
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
