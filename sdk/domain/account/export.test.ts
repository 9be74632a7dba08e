import { describe, expect, it } from 'vitest';
import { answerExport, exportExpires, presentExport } from './export.ts';

const at = (time: string) => new Date(`2026-12-${time}Z`);

const requested = at('10T12:00:00');
const expires = exportExpires(requested);
const awaited = { requested, made: null, expires };
const ready = { ...awaited, made: at('10T12:30:00') };

const wait = {
  done: true,
  reason: "We're preparing your data. We'll email you when it's ready to download.",
};
const madeToday = {
  done: false,
  code: 'EXPORT_MADE_TODAY',
  reason:
    'You already requested your data today. Download it on your account page, or request it again tomorrow.',
};

it('keeps an export for a week', () => {
  expect(expires).toEqual(at('17T12:00:00'));
});

describe('requesting an export', () => {
  it('creates one if there is none', () => {
    expect(answerExport(null, requested)).toBeNull();
  });

  it.each([
    ['waits while one is being created', awaited, at('10T12:00:00'), wait],
    ['waits until it expires', awaited, at('17T11:59:59.999'), wait],
    ['creates another once it has expired', awaited, at('17T12:00:00'), null],
    ['creates another long after it expired', awaited, at('18T12:00:00'), null],
    ['is rejected right after the last one', ready, at('10T12:30:00'), madeToday],
    ['is rejected on the same day', ready, at('11T12:29:59.999'), madeToday],
    ['creates another after a day', ready, at('11T12:30:00'), null],
    [
      'creates another once the file is deleted',
      { ...ready, made: at('17T11:00:00') },
      expires,
      null,
    ],
  ])('%s', (_, there, now, answer) => {
    expect(answerExport(there, now)).toEqual(answer);
  });
});

it('presents an export with the times it was requested, completed and expires', () => {
  const displayed = {
    dateAsked: '2026-12-10T12:00:00.000Z',
    dateMade: '2026-12-10T12:30:00.000Z',
    until: '2026-12-17T12:00:00.000Z',
  };
  expect(presentExport(ready)).toEqual(displayed);
  expect(presentExport(awaited)).toEqual({ ...displayed, dateMade: null });
});
