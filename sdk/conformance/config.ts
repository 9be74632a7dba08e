import { expect, it } from 'vitest';
import { countries, withoutSanctioned } from '../domain/shipping/countries.ts';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';

export const configConformance = defineConformance(['config'], (shop) => {
  it('tells everybody where pictures and contents are', async () => {
    const config = await replyOf(shop().visitor().GET('/api/config'));
    expect(config).toMatchObject({ apiHost: '', cdnSubscriptionBase: '/assets/subs' });
    expect(config.cdnBase).toMatch(/^\/.*[^/]$/);
  });

  it('tells everybody the shop’s own figures', async () => {
    const { returnWindowDays, shipTo, company, fallbackShipping } = await replyOf(
      shop().visitor().GET('/api/config'),
    );
    expect(returnWindowDays).toBe(30);
    expect(shipTo).toEqual(withoutSanctioned(countries));
    expect(company.name).not.toBe('');
    expect(fallbackShipping.map(({ service }) => service)).toEqual(['Standard', 'Express']);
  });

  it('says the same of registering as the call that asks', async () => {
    const visitor = shop().visitor();
    const { registration } = await replyOf(visitor.GET('/api/config'));
    const { REGISTRATION } = await replyOf(visitor.GET('/api/user/canRegister'));
    expect(registration).toBe(REGISTRATION);
  });
});
