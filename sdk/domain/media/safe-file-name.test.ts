import { expect, it } from 'vitest';
import { mediaType } from './media-type.ts';
import { safeFileName } from './safe-file-name.ts';

it.each([
  ['plan.pdf', 'plan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\plans\\a.dxf', 'a.dxf'],
  ['a<b>|c?.zip', 'a_b__c_.zip'],
  [' ..hidden  file. ', 'hidden file'],
  ['a\u202egnp.exe\u0007', 'agnp.exe'],
  ['con.zip', '_con.zip'],
  ['LPT1', '_LPT1'],
  ['console.log', 'console.log'],
  ['e\u0301.txt', 'é.txt'],
  ['', 'download'],
  ['a/', 'download'],
  ['x'.repeat(120), 'x'.repeat(120)],
  [`${'x'.repeat(200)}.zip`, `${'x'.repeat(116)}.zip`],
  [`${'x'.repeat(200)}.not an ending`, 'x'.repeat(120)],
])('%j is kept as %j', (given, name) => {
  expect(safeFileName(given)).toBe(name);
});

it.each([
  ['Application/PDF; charset=x', 'application/pdf'],
  ['image/svg+xml', 'application/octet-stream'],
  ['text/html', 'application/octet-stream'],
  ['text/javascript', 'application/octet-stream'],
  ['pdf', 'application/octet-stream'],
  ['x application/pdf', 'application/octet-stream'],
  ['application/pdf x', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('%j is sent as %j', (claimed, type) => {
  expect(mediaType(claimed)).toBe(type);
});
