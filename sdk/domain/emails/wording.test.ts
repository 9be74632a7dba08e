import { describe, expect, it } from 'vitest';
import { namesOf } from '../fields.ts';
import { emailAsText, paragraph } from '../mail/email.ts';
import { renderEmail } from '../mail/render-email.ts';
import { emailKinds, isEmailKind } from './email-kinds.ts';
import { sampleEmail } from './sample-email.ts';
import {
  MAX_OPENING_LENGTH,
  MAX_SUBJECT_LENGTH,
  readWording,
  reworded,
  worded,
} from './wording.ts';

const order = worded(
  'return-received',
  { name: 'Ada', order: '{{name}}' },
  { greeting: 'Hello Ada,', blocks: [paragraph('The rest.')] },
);

describe("an email with the shop's own texts", () => {
  it('fills in each placeholder once, and keeps the blocks of its kind', () => {
    const email = reworded(order, {
      subject: '{{ order }} for {{name}}',
      opening: '  Dear\n{{name}},\n \nit is {{here}}.\n\n\n',
    });
    expect(email).toMatchObject({
      subject: '{{name}} for Ada',
      greeting: 'Hello Ada,',
      blocks: [paragraph('Dear Ada,'), paragraph('it is {{here}}.'), paragraph('The rest.')],
    });
    expect(reworded(email, emailKinds['return-received'])).toEqual(order);
  });

  it('is HTML-escaped, and plain text follows', () => {
    const opening = 'Hello {{name}}<script>';
    const email = reworded(order, { subject: 'A & B', opening });
    expect(renderEmail(email)).toMatchObject({
      subject: 'A & B',
      html: expect.stringContaining('<p>Hello Ada&lt;script&gt;</p>'),
      text: emailAsText(email),
    });
    expect(emailAsText(email)).toContain('\n\nHello Ada<script>\n\nThe rest.');
  });

  it('keeps its texts if they are not changed, or cannot be', () => {
    expect(reworded(order, undefined)).toBe(order);
    const fixed = { subject: 'Hi', greeting: 'Hi,', blocks: [] };
    expect(reworded(fixed, { subject: 'Bye', opening: 'Bye.' })).toBe(fixed);
  });
});

describe('typed texts', () => {
  it('are trimmed, and name only what the kind has', () => {
    const typed = { subject: ' Back: {{order}} ', opening: ' A\r\n\r\nB ' };
    expect(readWording('return-received', typed)).toEqual({
      subject: 'Back: {{order}}',
      opening: 'A\n\nB',
    });
    expect(readWording('return-received', { ...typed, opening: '{{total}}' })).toEqual({
      invalid: {
        path: 'opening',
        subject: 'the opening',
        message: 'has an unknown placeholder: {{total}}. Use {{name}}, {{order}}, {{shop}}',
      },
    });
    expect(readWording('address-known', { ...typed, subject: '{{constructor}}' })).toMatchObject({
      invalid: {
        path: 'subject',
        message: 'has an unknown placeholder: {{constructor}}. Use {{shop}}',
      },
    });
    expect(readWording('ticket-answered', { subject: 'Reply', opening: 'A' })).toMatchObject({
      invalid: { path: 'subject', message: expect.stringMatching(/^must contain \{\{number\}\}/) },
    });
    expect(readWording('address-known', { subject: ' ', opening: 'A' })).toMatchObject({
      invalid: { path: 'subject', message: "can't be empty" },
    });
  });
});

it.each(namesOf(emailKinds))(
  '%s has valid original texts, and a sample with all values',
  (kind) => {
    const { subject, opening } = emailKinds[kind];
    expect(readWording(kind, { subject, opening })).toEqual({ subject, opening });
    expect(subject.length).toBeLessThanOrEqual(MAX_SUBJECT_LENGTH);
    expect(opening.length).toBeLessThanOrEqual(MAX_OPENING_LENGTH);
    const now = new Date('2030-01-09T12:00:00Z');
    const sample = sampleEmail(kind, { publicUrl: 'https://shop.example', timeZone: 'UTC', now });
    expect(sample.worded?.kind).toBe(kind);
    const values = Object.keys(sample.worded?.values ?? {});
    expect(values.toSorted()).toEqual(Object.keys(emailKinds[kind].placeholders).toSorted());
    expect(emailAsText(sample)).not.toMatch(/\{\{(?!shop\}\})|undefined/);
  },
);

it('knows its kinds', () => {
  expect(isEmailKind('order-shipped')).toBe(true);
  expect(isEmailKind('constructor')).toBe(false);
});
