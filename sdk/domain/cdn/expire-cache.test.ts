import { expect, it } from 'vitest';
import { expiring } from './expire-cache.ts';

it('knows what staff mean, and where copies of it are', () => {
  expect(expiring('/catalog/*').paths).toContain('/api/catalog*');
  expect(expiring('/creator/*').paths).toContain('/api/creator*');
  for (const all of ['/catalog/*', '/creator/*']) {
    expect(expiring(all).paths).toContain('/home*');
    expect(expiring(all).item).toBeUndefined();
  }
  expect(expiring('assets/subs/plans/gold')).toEqual({
    item: { catalogId: 'plans', catalogItemId: 'gold' },
    paths: ['/assets/subs/plans/gold/*'],
  });
});
