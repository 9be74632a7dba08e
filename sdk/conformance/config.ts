import { expect, it } from 'vitest';
import { countries, withoutSanctioned } from '../domain/shipping/countries.ts';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';

export const configConformance = defineConformance(['config'], (shop) => {
  it('returns the URLs of pictures and content to everyone', async () => {
    const config = await replyOf(shop().visitor().GET('/api/config'));
    expect(config).toMatchObject({ apiHost: '', cdnSubscriptionBase: '/assets/subs' });
    expect(config.cdnBase).toMatch(/^\/.*[^/]$/);
  });

  it("returns the shop's settings to everyone", async () => {
    const { returnWindowDays, shipTo, company, fallbackShipping } = await replyOf(
      shop().visitor().GET('/api/config'),
    );
    expect(returnWindowDays).toBe(30);
    expect(shipTo).toEqual(withoutSanctioned(countries));
    expect(company.name).not.toBe('');
    expect(fallbackShipping.map(({ service }) => service)).toEqual(['Standard', 'Express']);
  });

  it('says the same about registration as the call for it', async () => {
    const visitor = shop().visitor();
    const { registration } = await replyOf(visitor.GET('/api/config'));
    const { REGISTRATION } = await replyOf(visitor.GET('/api/user/canRegister'));
    expect(registration).toBe(REGISTRATION);
  });
});
