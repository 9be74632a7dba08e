import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizePath, pathOfTarget, readRedirect } from './addresses.ts';

const SHOP = 'https://shop.example';
const fromOf = (from: string) => readRedirect({ from, to: '/home' });
const toOf = (to: string) => readRedirect({ from: '/old', to });

it.each([
  ['/products/foo', '/products/foo'],
  ['/Products/FOO/', '/products/foo'],
  ['/products/foo///', '/products/foo'],
  ['/products/%66oo', '/products/foo'],
  ['/products/gr%C3%B6%C3%9Fe', '/products/größe'],
  ['/products/gro\u0308ße', '/products/größe'],
  ['/a%2fb/100%25/what%3f', '/a%2Fb/100%25/what%3F'],
  ['/two words', '/two%20words'],
  ['/', '/'],
  ['///', '/'],
])('%s is the path %s', (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized);
  expect(normalizePath(normalized)).toBe(normalized);
});

it.each(['', 'products', '//evil.example', '/a//b', '/a/../b', '/%2e%2e/b', '/./b', '/%E2%82'])(
  '%j is not the path of a page',
  (path) => expect(normalizePath(path)).toBeNull(),
);

it.each([
  '/',
  '/home',
  '/ui/cart',
  '/UI/Shop/',
  '/ui/shop/spindles/er20/cart',
  '/ui/admin',
  '/ui/admin/orders',
  '/ui/creator',
  '/api/catalog',
  '/API/catalog',
  '/%61pi/catalog',
  '/assets/app.js',
  '/static/app.js',
  '/images/a.jpg',
  '/login',
])("%s belongs to the shop and can't be redirected", (from) => {
  expect(fromOf(from)).toMatchObject({ invalid: { path: 'from' } });
});

it.each(['/ui/shop/spindles', '/ui/shop/spindles/er20', '/ui/pages/shipping', '/uikit', '/apis'])(
  '%s can be redirected',
  (from) => expect(fromOf(from)).toEqual({ from, to: '/home' }),
);

it.each(['/old?id=1', '/old#top'])("an old address can't have more than a path: %s", (from) => {
  expect(fromOf(from)).toMatchObject({ invalid: { path: 'from' } });
});

it.each([
  'https://evil.example',
  '//evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  '/%5Cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/\t/evil.example',
  '/home\r\nSet-Cookie: a=b',
  'javascript:alert(1)',
  '/api/catalog',
  '/API',
  '/%61pi/cart',
  '/logout',
  '/shop\u202epohs',
  'home',
  '',
])('%j is no target', (to) => {
  expect(toOf(to)).toMatchObject({ invalid: { path: 'to' } });
});

it('a target keeps its case, query and fragment', () => {
  expect(toOf(' /ui/build/AbC/?a=1&b=x y#Top ')).toEqual({
    from: '/old',
    to: '/ui/build/AbC?a=1&b=x%20y#Top',
  });
  expect(pathOfTarget('/ui/build/AbC?a=1')).toBe('/ui/build/abc');
});

it('addresses have at most 500 characters', () => {
  const long = `/${'a'.repeat(500)}`;
  expect(fromOf(long)).toMatchObject({ invalid: { message: expect.stringContaining('500') } });
  expect(toOf(long)).toMatchObject({ invalid: { message: expect.stringContaining('500') } });
});

const pieces = fc.constantFrom(
  '/',
  '//',
  '\\',
  '%5c',
  '%2f',
  '%2e',
  '.',
  '..',
  ':',
  '@',
  '?',
  '#',
  '\t',
  '\r\n',
  '%0d%0a',
  ' ',
  '%25',
  'evil.example',
  'https:',
  'api',
  'A',
  'ö',
  '\u2028',
);
const hostile = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
);

it('whatever is typed, a target stays on this shop and out of the API', () => {
  fc.assert(
    fc.property(hostile, (typed) => {
      const read = toOf(typed);
      if ('invalid' in read) return;
      const url = new URL(read.to, SHOP);
      expect(url.origin).toBe(SHOP);
      expect(read.to).toMatch(/^\/(?![/\\])/);
      expect(read.to).not.toMatch(/[\p{Cc}\\]/u);
      expect(url.pathname.toLowerCase()).not.toMatch(/^\/api(\/|$)/);
      // saving what was saved changes nothing
      expect(toOf(read.to)).toEqual(read);
    }),
    { numRuns: 3000 },
  );
});

it('all spellings of a path are one', () => {
  fc.assert(
    fc.property(hostile, (path) => {
      const normalized = normalizePath(path);
      if (normalized === null) return;
      expect(normalizePath(normalized)).toBe(normalized);
      expect(normalizePath(`${path}/`)).toBe(normalized);
    }),
    { numRuns: 3000 },
  );
});
