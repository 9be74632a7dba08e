import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

it('accepts only links to web pages', () => {
  expect(webAddress('https://example.com/a')).toBe('https://example.com/a');
  expect(webAddress('HTTP://example.com')).toBe('HTTP://example.com');
  for (const other of [
    null,
    '',
    'ftp://a',
    'x https://a',
    'javascript:https://a',
    'https://a b',
    'https://a/ b',
    'https://',
    'https:/a',
    'https://[',
  ]) {
    expect(webAddress(other)).toBeNull();
  }
});
