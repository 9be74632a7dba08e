import { expect, it } from 'vitest';
import { fillTemplate, tidyTemplate, unfilled } from './templates.ts';

const facts = { name: 'Ada', ticket: 1042, order: '6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d' };

it('a template is filled with what is known, and says what is not', () => {
  const text = 'Hello {name}, {order} of {ticket}: {name} {other}';
  expect(fillTemplate(text, facts)).toBe('Hello Ada, 6f0c1f3a of #1042: Ada {other}');
  const unknown = fillTemplate(text, { ...facts, name: null, order: null });
  expect(unknown).toBe('Hello {name}, {order} of #1042: {name} {other}');
  expect(unfilled(unknown)).toEqual(['{name}', '{order}']);
  expect(unfilled('Hello.')).toEqual([]);
});

it('a name with a dollar sign is put in as it is', () => {
  expect(fillTemplate('Hello {name}', { ...facts, name: '$& $1 {order}' })).toBe(
    'Hello $& $1 {order}',
  );
});

it('a template is kept without the space around it', () => {
  expect(tidyTemplate({ name: ' Where\n is it ', text: ' There.\r\n' })).toEqual({
    name: 'Where is it',
    text: 'There.',
  });
  expect(tidyTemplate({ name: ' ', text: 'There.' })).toHaveProperty('missing.path', 'name');
  expect(tidyTemplate({ name: 'Where', text: ' ' })).toHaveProperty('missing.path', 'text');
});
