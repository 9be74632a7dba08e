import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';
import { isMailbox, mailbox } from './mailbox.ts';
import { allSettings, namesIn, withForm } from './settings.ts';
import { validateSettings } from './validate-settings.ts';

it('a setting comes from its variable, else from staff, else it has its default', () => {
  const stored = { name: 'Prairie CNC', timeZone: 'America/Denver', companyPhone: null };
  const settings = allSettings(stored, { timeZone: 'UTC', packing: 'required' });
  expect(settings).toMatchObject({
    name: 'Prairie CNC',
    timeZone: 'UTC',
    packing: 'required',
    companyPhone: null,
    returnWindowDays: 30,
  });
});

it('a form keeps what it leaves out, resets with null, and stores nothing that is locked', () => {
  const stored = { name: 'Prairie CNC', returnWindowDays: 14 };
  const form = { returnWindowDays: null, packing: 'required', timeZone: 'UTC' } as const;
  expect(withForm(stored, form, { timeZone: 'UTC' })).toEqual({
    name: 'Prairie CNC',
    packing: 'required',
  });
  expect(namesIn({ name: 'Prairie CNC', logo: null })).toEqual(['name']);
});

it('a locked setting can only be repeated', () => {
  const locked = { shipTo: ['US'], timeZone: 'UTC' };
  expect(validateSettings({ shipTo: ['US'], name: 'Prairie CNC' }, locked)).toBeNull();
  expect(validateSettings({ timeZone: null }, locked)).toEqual({
    path: 'timeZone',
    subject: 'Time zone',
    message: 'is set by the environment variable TIME_ZONE. Change it there',
  });
});

it('the shop signs, ships and writes under its name until the company has its own', () => {
  expect(figuresOf(allSettings({ name: 'Prairie CNC' }, {}))).toMatchObject({
    company: { name: 'Prairie CNC' },
    customsSigner: 'Prairie CNC',
    supportEmail: 'Prairie CNC <shop@spindle.example>',
  });
  const settings = { companyName: 'Prairie LLC', supportEmail: 'help@prairie.example' };
  expect(figuresOf(allSettings(settings, {}))).toMatchObject({
    customsSigner: 'Prairie LLC',
    supportEmail: 'help@prairie.example',
  });
});

it('a sender is an address, with or without a name', () => {
  for (const sender of ['a@b.example', 'A B <a@b.example>', '"A, B" <a@b.example>']) {
    expect(isMailbox(sender)).toBe(true);
  }
  for (const sender of ['A B', 'A <a>', 'A <a@b.example> C', '<a@b.example', 'a@b@c']) {
    expect(isMailbox(sender)).toBe(false);
  }
  expect(mailbox('Mill, Lathe & Co.', 'a@b.example')).toBe('"Mill, Lathe & Co." <a@b.example>');
});
