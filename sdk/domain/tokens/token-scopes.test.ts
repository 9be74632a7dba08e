import { describe, expect, it } from 'vitest';
import { roleOfToken, scopeWords, tokenScopes, invalidRights } from './token-scopes.ts';

it('each scope can be selected, and says what it permits', () => {
  expect(tokenScopes.filter((scope) => scopeWords[scope] === '')).toEqual([]);
});

describe('the permissions of a token', () => {
  it.each([
    [{ scope: 'customer' }],
    [{ scopes: ['orders:read'] }],
    [{ scope: 'warehouse', scopes: ['orders:read'] }],
    [{ scopes: ['orders:read', 'refunds:write'], dailyRefundCap: 1 }],
  ] as const)('can be %j', (rights) => {
    expect(invalidRights(rights)).toBeNull();
  });

  it.each([[{}], [{ dailyRefundCap: 100 }]])("can't be %j", (rights) => {
    expect(invalidRights(rights)).toEqual({
      path: 'scopes',
      subject: 'scopes',
      message: 'is required if scope is omitted',
    });
  });

  const cap = { path: 'dailyRefundCap', subject: 'dailyRefundCap' };

  it('require a cap if they include refunds', () => {
    const expected = { ...cap, message: 'is required with refunds:write' };
    expect(invalidRights({ scopes: ['orders:read', 'refunds:write'] })).toEqual(expected);
  });

  it('have no cap with other scopes only', () => {
    const expected = { ...cap, message: 'is only allowed with refunds:write' };
    expect(invalidRights({ scopes: ['orders:read'], dailyRefundCap: 100 })).toEqual(expected);
    expect(invalidRights({ scopes: [], dailyRefundCap: 0 })).toEqual(expected);
  });

  it('can have a cap for an administrator without scopes', () => {
    expect(invalidRights({ scope: 'extended', dailyRefundCap: 100 })).toBeNull();
    expect(invalidRights({ scope: 'extended' })).toBeNull();
    expect(invalidRights({ scope: 'customer', dailyRefundCap: 100 })).toEqual({
      ...cap,
      message: 'is only allowed with refunds:write',
    });
  });

  it('are those of its role, or of an administrator by default', () => {
    expect(roleOfToken({ scope: 'customer' })).toBe('customer');
    expect(roleOfToken({ scopes: ['orders:read'] })).toBe('extended');
  });
});
