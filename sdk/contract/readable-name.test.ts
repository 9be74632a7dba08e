import { expect, it } from 'vitest';
import { isReadable } from './readable-name.ts';

it.each([
  'Ada Park',
  "O'Neill-Müller",
  'علی\u200cرضا',
  'क्\u200dष',
  '李小龍',
  'Nguyễn',
  '👩\u200d🔧 works',
  '❤\ufe0f CNC',
])('"%s" is a valid name', (name) => expect(isReadable(name)).toBe(true));

it.each([
  ['a control character', 'Ada\u0007'],
  ['a line end', 'Ada\nPark'],
  ['a change of direction', 'Ada\u202egnp.exe'],
  ['an isolate', '\u2066Ada\u2069'],
  ['a mark of direction', 'Ada\u200f'],
  ['a space without width', 'A\u200bda'],
  ['a joiner between Latin letters', 'A\u200dda'],
  ['a joiner alone', '\u200d'],
  ['a byte order mark', '\ufeffAda'],
  ['a soft hyphen', 'A\u00adda'],
  ['a filler', '\u3164'],
  ['half a character', 'Ada\ud800'],
])('%s is not allowed in names', (_, name) => expect(isReadable(name)).toBe(false));
