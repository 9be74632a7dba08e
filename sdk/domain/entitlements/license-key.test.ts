import { expect, it } from 'vitest';
import { licenseKey } from './license-key.ts';

it('has four groups of five readable characters', () => {
  const signs = ['7K2QX', 'M4WTR', '9HVCD', '3FJNP'];
  const key = licenseKey((length, from) => {
    const group = signs.shift() ?? '';
    expect(group).toHaveLength(length);
    expect(group).toMatch(new RegExp(`^[${from}]+$`));
    return group;
  });
  expect(key).toBe('SPDL-7K2QX-M4WTR-9HVCD-3FJNP');
});
