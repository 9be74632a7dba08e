import { describe, expect, it } from 'vitest';
import { roleOfToken, scopeWords, tokenScopes, invalidRights } from './token-scopes.ts';

it('each scope can be chosen, and says what a token may do by it', () => {
  expect(tokenScopes).toEqual(Object.keys(scopeWords));
  expect(tokenScopes.filter((scope) => scopeWords[scope] === '')).toEqual([]);
});

describe('rights of a token', () => {
  it.each([
    [{ scope: 'customer' }],
    [{ scopes: ['orders:read'] }],
    [{ scope: 'warehouse', scopes: ['orders:read'] }],
    [{ scopes: ['orders:read', 'refunds:write'], dailyRefundCap: 1 }],
  ] as const)('can be %j', (rights) => {
    expect(invalidRights(rights)).toBeNull();
  });

  it.each([[{}], [{ dailyRefundCap: 100 }]])('are none in %j', (rights) => {
    expect(invalidRights(rights)).toEqual({
      path: 'scopes',
      subject: 'scopes',
      message: 'is required if scope is omitted',
    });
  });

  const cap = { path: 'dailyRefundCap', subject: 'dailyRefundCap' };

  it('to give money back come with a cap', () => {
    const expected = { ...cap, message: 'is required with refunds:write' };
    expect(invalidRights({ scopes: ['orders:read', 'refunds:write'] })).toEqual(expected);
  });

  it('with other scopes only have no cap', () => {
    const expected = { ...cap, message: 'is only for refunds:write' };
    expect(invalidRights({ scopes: ['orders:read'], dailyRefundCap: 100 })).toEqual(expected);
    expect(invalidRights({ scopes: [], dailyRefundCap: 0 })).toEqual(expected);
  });

  it('of an administrator without scopes may have a cap', () => {
    expect(invalidRights({ scope: 'extended', dailyRefundCap: 100 })).toBeNull();
    expect(invalidRights({ scope: 'extended' })).toBeNull();
    expect(invalidRights({ scope: 'customer', dailyRefundCap: 100 })).toEqual({
      ...cap,
      message: 'is only for refunds:write',
    });
  });

  it('are those of its role, or of an administrator where none was named', () => {
    expect(roleOfToken({ scope: 'customer' })).toBe('customer');
    expect(roleOfToken({ scopes: ['orders:read'] })).toBe('extended');
  });
});
