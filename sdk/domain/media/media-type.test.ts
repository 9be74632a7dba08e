import { expect, it } from 'vitest';
import { mediaType } from './media-type.ts';

const BYTES = 'application/octet-stream';

it.each([
  ['application/pdf', 'application/pdf'],
  ['Application/PDF; charset=x', 'application/pdf'],
  [' image/png ;a;b', 'image/png'],
  ['application/vnd.ms-excel', 'application/vnd.ms-excel'],
  ['model/3mf+zip', 'model/3mf+zip'],
  [`application/${'x'.repeat(81)}`, `application/${'x'.repeat(81)}`],
  ['x/y', 'x/y'],
])('a file claimed to be %j is sent as %j', (claimed, type) => {
  expect(mediaType(claimed)).toBe(type);
});

it.each([
  '',
  'pdf',
  '/pdf',
  'application/',
  'application/-pdf',
  'application/p_df',
  'x-a/pdf',
  'x application/pdf',
  'application/pdf x',
  'application/pdf/a',
  `application/${'x'.repeat(82)}`,
])('what is no media type is bytes: %j', (claimed) => {
  expect(mediaType(claimed)).toBe(BYTES);
});

it.each([
  'text/html',
  'application/xhtml+xml',
  'Text/XML',
  'image/svg+xml',
  'image/svg',
  'text/javascript',
  'application/ecmascript',
  'application/x-shockwave-flash',
])('what a browser would run is bytes: %s', (claimed) => {
  expect(mediaType(claimed)).toBe(BYTES);
});
