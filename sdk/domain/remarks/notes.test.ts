import { expect, it } from 'vitest';
import { noteMissing, validateNewNote, readNote } from './notes.ts';

it('stores a note trimmed, with uniform line breaks', () => {
  const text = 'Call back.\nThen\nship.';
  expect(readNote(' \r\n Call back.\r\nThen\rship.\n ')).toEqual({ text });
  expect(readNote(' \t\r\n')).toEqual({ missing: noteMissing });
});

it('allows a hundred notes per record', () => {
  expect(validateNewNote(0)).toBeNull();
  expect(validateNewNote(99)).toBeNull();
  const tooMany = {
    code: 'TOO_MANY_NOTES',
    reason: 'The limit is 100 notes. Remove one first.',
  };
  expect(validateNewNote(100)).toEqual(tooMany);
  expect(validateNewNote(101)).toEqual(tooMany);
});

it('asks for the text of an empty note', () => {
  expect(noteMissing).toEqual({ path: 'text', message: 'Enter a note' });
});
