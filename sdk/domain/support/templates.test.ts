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

it('fills in the known values of a template, and reports the others', () => {
  const text = 'Hello {name}, {order} of {ticket}: {name} {other}';
  expect(fillTemplate(text, facts)).toBe('Hello Ada, 6f0c1f3a of #1042: Ada {other}');
  const unknown = fillTemplate(text, { ...facts, name: null, order: null });
  expect(unknown).toBe('Hello {name}, {order} of #1042: {name} {other}');
  expect(unfilled(unknown)).toEqual(['{name}', '{order}']);
  expect(unfilled('Hello.')).toEqual([]);
});

it('inserts a name with a dollar sign unchanged', () => {
  expect(fillTemplate('Hello {name}', { ...facts, name: '$& $1 {order}' })).toBe(
    'Hello $& $1 {order}',
  );
});

it('stores a template trimmed', () => {
  expect(tidyTemplate({ name: ' Where\n is it ', text: ' There.\r\n' })).toEqual({
    name: 'Where is it',
    text: 'There.',
  });
});

it('asks for a missing name or text', () => {
  const noName = { missing: { path: 'name', message: 'Enter a template name.' } };
  expect(tidyTemplate({ name: ' ', text: 'There.' })).toEqual(noName);
  expect(tidyTemplate({ name: ' ', text: ' ' })).toEqual(noName);
  expect(tidyTemplate({ name: 'Where', text: ' ' })).toEqual({
    missing: { path: 'text', message: 'Please type in your message' },
  });
});

it('a rejected template comes with the reason and the existing one', () => {
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
])('instead of %j, rejects %j: %s', (edited, typed, reason) => {
  expect(validateTemplate([where, when], edited, typed)?.reason ?? null).toBe(reason);
});

it('allows two hundred templates', () => {
  const all = Array.from({ length: 200 }, (_, at) => template(`${at}`, `No. ${at}`));
  expect(validateTemplate(all.slice(1), null, { name: 'Why' })).toBeNull();
  expect(validateTemplate(all, all[0] ?? null, { name: 'Why' })).toBeNull();
  expect(validateTemplate(all, null, { name: 'No. 1' })).toEqual({
    code: 'TOO_MANY_TEMPLATES',
    reason: 'The limit is 200 templates. Delete one first.',
  });
});

it('audits a change of a template with the values before and after', () => {
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
