import { expect, it } from 'vitest';
import {
  fillTemplate,
  noteTemplate,
  presentTemplate,
  validateTemplate,
  templateNameTaken,
  tidyTemplate,
  unfilled,
} from './templates.ts';

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
});

it('a template without a name or a text asks for it', () => {
  const noName = { missing: { path: 'name', message: 'Enter a template name.' } };
  expect(tidyTemplate({ name: ' ', text: 'There.' })).toEqual(noName);
  expect(tidyTemplate({ name: ' ', text: ' ' })).toEqual(noName);
  expect(tidyTemplate({ name: 'Where', text: ' ' })).toEqual({
    missing: { path: 'text', message: 'Please type in your message' },
  });
});

it('a template that cannot be kept is told why, beside the one there is', () => {
  const Template = { id: 't1', name: 'Where', text: 'There.', version: 2 };
  expect(presentTemplate({ template: Template })).toEqual({
    Status: 'SUCCESS',
    Reason: 'Template saved.',
    Template,
  });
  const reply = {
    Status: 'ERROR',
    code: 'NAME_TAKEN',
    Reason: 'A template named Where already exists. Choose another name.',
  };
  const rejection = templateNameTaken('Where');
  expect(presentTemplate({ rejection, template: Template })).toEqual({ ...reply, Template });
  expect(presentTemplate({ rejection, template: null })).toEqual({ ...reply, Template: null });
});

const template = (id: string, name: string) => ({ id, name, text: 'There.', version: 2 });
const [where, when] = [template('t1', 'Where'), template('t2', 'When')];

it.each([
  [null, { name: 'Why' }, null],
  [null, { name: 'WHERE' }, 'A template named WHERE already exists. Choose another name.'],
  [where, { name: 'WHERE' }, null],
  [where, { name: 'Where', version: 2 }, null],
  [where, { name: 'when' }, 'A template named when already exists. Choose another name.'],
  [
    where,
    { name: 'when', version: 1 },
    'Someone changed this template while you were editing. Reload it, then make your changes again.',
  ],
])('in place of %j, %j is refused: %s', (edited, typed, reason) => {
  expect(validateTemplate([where, when], edited, typed)?.reason ?? null).toBe(reason);
});

it('there are two hundred templates at most', () => {
  const all = Array.from({ length: 200 }, (_, at) => template(`${at}`, `No. ${at}`));
  expect(validateTemplate(all.slice(1), null, { name: 'Why' })).toBeNull();
  expect(validateTemplate(all, all[0] ?? null, { name: 'Why' })).toBeNull();
  expect(validateTemplate(all, null, { name: 'No. 1' })).toEqual({
    code: 'TOO_MANY_TEMPLATES',
    reason: "The limit is 200 templates. Remove one you don't use.",
  });
});

it('a change of a template is noted by what it was and became', () => {
  const [before, after] = [
    { name: 'Where', text: 'There.' },
    { name: 'When', text: 'There.' },
  ];
  const subject = 'ticket-template t1';
  const add = { action: 'support.add-template', subject, before: null, after };
  expect(noteTemplate('t1', null, when)).toEqual(add);
  const save = { action: 'support.save-template', subject, before, after };
  expect(noteTemplate('t1', where, when)).toEqual(save);
  const remove = { action: 'support.remove-template', subject, before, after: null };
  expect(noteTemplate('t1', where, null)).toEqual(remove);
});
