import { describe, expect, it } from 'vitest';
import { readTicketForm } from './read-ticket-form.ts';

const form = { issue: 'Runout', message: 'It runs out.', email: 'vi@example.com' };
const account = { id: 'u1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Park' };

describe('an email header', () => {
  it.each(['a\u0007b', 'a\nb', 'a\r\n\r\nb', 'a\u2028b', 'a\u2029b', 'a\u0085b', ' a \t b '])(
    'is a single line: %j',
    (text) => {
      expect(readTicketForm({ ...form, issue: text, name: text }, null)).toMatchObject({
        fields: { issue: 'a b', name: 'a b' },
      });
    },
  );

  it("has the account's name, or none", () => {
    const nobody = { ...account, firstName: ' ', lastName: '' };
    expect(readTicketForm({ ...form, name: 'Vi' }, nobody)).toMatchObject({
      fields: { name: null },
    });
    const broken = { ...account, firstName: 'Ada\r\nBcc: x' };
    expect(readTicketForm(form, broken)).toMatchObject({ fields: { name: 'Ada Bcc: x Park' } });
  });
});

describe('a form of a signed-in user', () => {
  it("doesn't need an address", () => {
    expect(readTicketForm({ issue: 'Runout', message: 'It runs out.' }, account)).toEqual({
      fields: {
        userId: 'u1',
        email: 'ada@example.com',
        name: 'Ada Park',
        issue: 'Runout',
        message: 'It runs out.',
      },
    });
  });

  it('still needs a message', () => {
    expect(readTicketForm({ issue: 'Runout', message: '' }, account)).toEqual({
      missing: [{ path: 'message', message: 'Please type in your message' }],
    });
  });
});

it("a visitor's form without an address asks only for that", () => {
  expect(readTicketForm({ issue: 'ab', message: 'abcde' }, null)).toEqual({
    missing: [{ path: 'email', message: 'Please enter an email address.' }],
  });
});
