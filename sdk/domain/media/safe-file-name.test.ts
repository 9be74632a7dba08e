import { expect, it } from 'vitest';
import { mediaType, safeFileName } from './safe-file-name.ts';

it.each([
  ['plan.pdf', 'plan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\plans\\a.dxf', 'a.dxf'],
  ['a<b>|c?.zip', 'a_b__c_.zip'],
  [' ..hidden  file. ', 'hidden file'],
  ['a\u202egnp.exe\u0007', 'agnp.exe'],
  ['con.zip', '_con.zip'],
  ['LPT1', '_LPT1'],
  ['PRN.a', '_PRN.a'],
  ['aux', '_aux'],
  ['nul.tar.gz', '_nul.tar.gz'],
  ['com1.txt', '_com1.txt'],
  ['com.txt', 'com.txt'],
  ['lpt.txt', 'lpt.txt'],
  ['lpt10', 'lpt10'],
  ['console.log', 'console.log'],
  ['my con.txt', 'my con.txt'],
  ['e\u0301.txt', 'é.txt'],
  ['a\u2028b\u2029c\ud800d\u00ade', 'abcde'],
  ['a\t\tb \u00a0 c', 'ab c'],
  ['. . .', 'download'],
  ['...a...b...', 'a...b'],
  ['\\\\host\\share\\', 'download'],
  ['"*:>', '____'],
  ['<?>', '___'],
  ['', 'download'],
  ['a/', 'download'],
  ['x'.repeat(120), 'x'.repeat(120)],
  [`${'x'.repeat(200)}.zip`, `${'x'.repeat(116)}.zip`],
  ['x'.repeat(121), 'x'.repeat(120)],
  [`${'x'.repeat(116)}.zip`, `${'x'.repeat(116)}.zip`],
  [`${'x'.repeat(117)}.zip`, `${'x'.repeat(116)}.zip`],
  [`${'x'.repeat(200)}.a234567890`, `${'x'.repeat(109)}.a234567890`],
  [`${'x'.repeat(200)}.a2345678901`, 'x'.repeat(120)],
  [`${'x'.repeat(200)}.zip.`, `${'x'.repeat(116)}.zip`],
  [`${'x'.repeat(200)}.zip (1)`, 'x'.repeat(120)],
  ['📐'.repeat(120), '📐'.repeat(120)],
  [`${'📐'.repeat(121)}.Z`, `${'📐'.repeat(118)}.Z`],
  [`${'x'.repeat(200)}.not an ending`, 'x'.repeat(120)],
])('saves %j as %j', (overrides, name) => {
  expect(safeFileName(overrides)).toBe(name);
});

const BYTES = 'application/octet-stream';

it.each([
  ['application/pdf', 'application/pdf'],
  ['Application/PDF; charset=x', 'application/pdf'],
  [' image/png ;a;b', 'image/png'],
  ['application/vnd.ms-excel', 'application/vnd.ms-excel'],
  ['model/3mf+zip', 'model/3mf+zip'],
  [`application/${'x'.repeat(81)}`, `application/${'x'.repeat(81)}`],
  ['x/y', 'x/y'],
])('sends a file claimed to be %j as %j', (claimed, type) => {
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
])('treats an invalid media type as bytes: %j', (claimed) => {
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
])('treats types a browser would run as bytes: %s', (claimed) => {
  expect(mediaType(claimed)).toBe(BYTES);
});
