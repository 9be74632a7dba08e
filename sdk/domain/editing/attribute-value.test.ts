import { expect, it } from 'vitest';
import { attributeValue, type AttributeType } from './attribute-value.ts';

const withoutTags = (markup: string) => markup.replaceAll(/<[^>]*>/g, '');
const stored = (type: AttributeType, overrides?: string) =>
  attributeValue(type, overrides, withoutTags);

it.each<[AttributeType, string | undefined, string]>([
  ['COLOR', ' Black ', 'Black'],
  ['SIZE', 'x'.repeat(2000), 'x'.repeat(2000)],
  ['IMAGE', 'https://example.com/a.png', ''],
  ['IMAGE', undefined, ''],
  ['LICENSE', undefined, ''],
  ['DOWNLOADABLE', ' ', ''],
  ['DOWNLOADABLE', ' manual.pdf ', 'manual.pdf'],
  ['LICENSE', 'ABC-1', 'ABC-1'],
  ['HTML', '<p>a</p>', 'a'],
  ['VIDEO', 'https://player.vimeo.com/video/1', 'https://player.vimeo.com/video/1'],
  ['LINK', 'http://example.com', 'http://example.com'],
  ['EXTERNAL', 'HTTPS://example.com/a', 'HTTPS://example.com/a'],
  ['LINK', `https://${'a'.repeat(2040)}`, `https://${'a'.repeat(2040)}`],
  ['WEIGHT', '24', '24'],
  ['WEIGHT', '7.5', '7.5'],
  ['WEIGHT', '999999.999', '999999.999'],
  ['SPEC', ' 6 000 – 24 000 rpm ', '6 000 – 24 000 rpm'],
  ['SPEC', 'x'.repeat(200), 'x'.repeat(200)],
  ['HS_CODE', ' 8501.52.4000 ', '8501.52.4000'],
  ['ORIGIN', 'de', 'DE'],
  ['SHIPPING', 'large parcel', 'LARGE PARCEL'],
  ['SHIPPING', 'a'.repeat(40), 'A'.repeat(40)],
])('stores a valid %s value of %j', (type, overrides, value) => {
  expect(stored(type, overrides)).toEqual({ value });
});

it.each<[AttributeType, string | undefined, string]>([
  ['COLOR', undefined, 'is required for COLOR.'],
  ['HTML', ' ', 'is required for HTML.'],
  ['SIZE', 'x'.repeat(2001), 'must have at most 2000 characters.'],
  ['SPEC', ' ', 'is required for SPEC.'],
  ['SPEC', 'x'.repeat(201), 'must have at most 200 characters.'],
  ['SPEC', '2.2\nkW', 'must be a single line of visible characters.'],
  ...['85015', '8501-52', 'motors'].map((overrides): [AttributeType, string, string] => [
    'HS_CODE',
    overrides,
    'must be six to ten digits, with or without dots, such as 8501.52 or 8501.52.4000.',
  ]),
  ['ORIGIN', 'EU', 'must be a two-letter country code, such as DE.'],
  ['ORIGIN', 'Germany', 'must be a two-letter country code, such as DE.'],
  ['HTML', '<p></p>', 'has no content that can be shown on a page.'],
  [
    'VIDEO',
    'https://example.com',
    'must be an https link to youtube-nocookie.com or player.vimeo.com.',
  ],
  ['LINK', 'example.com', 'must be an http or https URL.'],
  ['EXTERNAL', 'javascript:alert(1)//https://a', 'must be an http or https URL.'],
  ['LINK', 'https://exa mple', 'must be an http or https URL.'],
  ['LINK', 'https://[', 'must be an http or https URL.'],
  ['LINK', `https://${'a'.repeat(2041)}`, 'must be an http or https URL.'],
  ...['0', '0.000', '-1', '1e3', '1.', '.5', '1234567', '1.2345', '1 oz', 'a 1'].map(
    (overrides): [AttributeType, string, string] => [
      'WEIGHT',
      overrides,
      'must be a weight in ounces above 0, such as 24 or 7.5.',
    ],
  ),
  ...['-a', 'a'.repeat(41), 'a/b', ' +a'].map((overrides): [AttributeType, string, string] => [
    'SHIPPING',
    overrides,
    'must be a short name of letters, digits, spaces and hyphens, such as PARCEL.',
  ]),
  ['SHIPPING', 'digital', 'must not be DIGITAL, which is reserved for digital items.'],
])('rejects a %s value of %j', (type, overrides, message) => {
  expect(stored(type, overrides)).toEqual({
    invalid: { path: 'value', subject: 'The value', message },
  });
});
