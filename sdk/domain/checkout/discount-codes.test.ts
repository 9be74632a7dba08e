import { describe, expect, it } from 'vitest';
import {
  codeEntered,
  codeMade,
  codeExpired,
  codeRejected,
  codeSwitched,
  codeTaken,
  hasEnded,
  newCode,
  presentCode,
  publishItemFirst,
  setCodeActive,
  invalidCode,
} from './discount-codes.ts';

const now = new Date('2026-11-23T12:00:00Z');
const ten = { percent: 10 };

describe('a new code', () => {
  it('takes off either a percentage or an amount, or makes shipping free', () => {
    const invalid = {
      path: 'percent',
      subject: 'The discount',
      message: 'must be a percentage, an amount or free shipping.',
    };
    expect(invalidCode({}, now)).toEqual(invalid);
    expect(invalidCode({ percent: 10, amount: 500 }, now)).toEqual(invalid);
    expect(invalidCode({ percent: 10 }, now)).toBeNull();
    expect(invalidCode({ amount: 500 }, now)).toBeNull();
    expect(invalidCode({ freeShipping: true }, now)).toBeNull();
    expect(invalidCode({ freeShipping: false }, now)).toEqual(invalid);
    expect(invalidCode({ freeShipping: true, percent: 10 }, now)).toEqual(invalid);
  });

  it("can't make shipping free for some items only", () => {
    const items = [{ catalogId: 'c', catalogItemId: 'i' }];
    expect(invalidCode({ freeShipping: true, items }, now)).toEqual({
      path: 'items',
      subject: 'The items',
      message: "can't limit free shipping.",
    });
    const families = [{ catalogId: 'c', familyId: 'f' }];
    expect(invalidCode({ freeShipping: true, families }, now)?.path).toBe('items');
    expect(invalidCode({ freeShipping: true, catalogs: ['c'] }, now)?.path).toBe('items');
    expect(invalidCode({ freeShipping: true, items: [], catalogs: [] }, now)).toBeNull();
  });

  const past = { path: 'ends', subject: 'The end', message: 'must be in the future.' };
  const early = { path: 'ends', subject: 'The end', message: 'must be after the start.' };

  it.each([
    ['2026-11-23T11:59:59.999Z', past],
    ['2026-11-23T12:00:00.000Z', past],
    ['2026-11-23T12:00:00.001Z', null],
    ['2026-11-23T12:30:00+01:00', past],
  ])('that ends at %s must end in the future', (ends, invalid) => {
    expect(invalidCode({ ...ten, ends }, now)).toEqual(invalid);
  });

  it.each([
    ['2026-12-01T00:00:00Z', '2026-11-30T23:59:59Z', early],
    ['2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z', early],
    ['2026-12-01T00:00:00Z', '2026-12-01T00:00:01Z', null],
    ['2026-12-01T00:00:00Z', '2026-11-23T11:00:00Z', past],
    ['2026-11-01T00:00:00Z', undefined, null],
  ])("that starts at %s can't end before: %s", (starts, ends, invalid) => {
    expect(invalidCode({ ...ten, starts, ...(ends !== undefined && { ends }) }, now)).toEqual(
      invalid,
    );
  });
});

describe('a new code is stored', () => {
  const whole = {
    code: 'TEN',
    amount: 500,
    items: [{ catalogId: 'c', catalogItemId: 'i' }],
    starts: '2026-12-01T01:00:00+01:00',
    ends: '2026-12-24T00:00:00Z',
    uses: 9,
    usesPerCustomer: 2,
    leastSum: 1000,
    freeShipping: false,
    families: [{ catalogId: 'rails', familyId: 'f', title: 'Rail' }],
    catalogs: ['spindles'],
    customerTags: ['vip'],
  };
  const saved = { id: 'one', active: true, used: 0, createdAt: now, version: 1 };
  const displayed = (
    body: Parameters<typeof newCode>[0],
    promotionCodeId: string | null,
    problem: string | null,
  ) => presentCode({ ...saved, ...newCode(body, whole.families).code, promotionCodeId, problem });

  it('with all its fields, times in UTC, and an audit entry', () => {
    const { dateCreated, state, problem, percent, ...shownCode } = displayed(whole, 'promo', null);
    expect(shownCode).toEqual({
      ...whole,
      id: 'one',
      starts: '2026-12-01T00:00:00.000Z',
      ends: '2026-12-24T00:00:00.000Z',
      active: true,
      used: 0,
      version: 1,
    });
    expect([dateCreated, state, problem, percent]).toEqual([
      now.toISOString(),
      'READY',
      null,
      null,
    ]);
    expect(newCode(whole, whole.families).audit).toEqual({
      action: 'checkout.make-code',
      subject: 'code TEN',
      before: null,
      after: whole,
    });
  });

  it('for all items and customers, without an end, by default', () => {
    const { code } = newCode({ code: 'TEN', percent: 10 }, []);
    expect(code).toEqual({
      code: 'TEN',
      percent: 10,
      amountCents: null,
      freeShipping: false,
      keptByShop: false,
      items: [],
      families: [],
      catalogs: [],
      customerTags: [],
      startsAt: null,
      endsAt: null,
      uses: null,
      usesPerCustomer: null,
      leastSumCents: null,
    });
    expect(displayed({ code: 'TEN', percent: 10 }, null, null)).toMatchObject({
      starts: null,
      ends: null,
      state: 'MAKING',
    });
  });

  it('as ready right away if it makes shipping free, because the shop keeps it', () => {
    expect(displayed({ code: 'SHIP', freeShipping: true }, null, null)).toMatchObject({
      percent: null,
      amount: null,
      freeShipping: true,
      state: 'READY',
    });
  });

  it('with tidy customer tags, each once', () => {
    const body = { ...ten, code: 'VIP', customerTags: [' VIP ', 'vip', 'Wholesale'] };
    expect(newCode(body, []).code.customerTags).toEqual(['vip', 'wholesale']);
  });

  it('as ready right away if it is for a catalog, naming the catalog once', () => {
    const body = { code: 'TOOLS', percent: 10, catalogs: ['tools', 'tools'] };
    expect(displayed(body, null, null)).toMatchObject({ catalogs: ['tools'], state: 'READY' });
  });

  it('as rejected if the provider rejects it', () => {
    expect(displayed(whole, null, 'Too long.')).toMatchObject({
      state: 'REFUSED',
      problem: 'Too long.',
    });
  });
});

describe('a code is switched', () => {
  const code = { code: 'TEN', version: 3, active: true, problem: null, endsAt: null };

  it.each([undefined, 3])('at the version that was seen, or without one: %s', (seen) => {
    expect(setCodeActive(code, { active: false, ...(seen && { version: seen }) }, now)).toEqual({
      rejection: null,
      changes: {
        code: { active: false, version: 4 },
        audit: {
          action: 'checkout.switch-code',
          subject: 'code TEN',
          before: { active: true },
          after: { active: false },
        },
      },
    });
  });

  it.each([2, 4, 0])('not at the outdated version %i', (seen) => {
    expect(setCodeActive(code, { active: false, version: seen }, now).rejection).toEqual({
      code: 'CHANGED_MEANWHILE',
      reason: 'Someone turned code TEN on or off after you loaded this page. Reload the page.',
    });
  });

  it('not twice, because that changes nothing', () => {
    expect(setCodeActive(code, { active: true }, now)).toEqual({ rejection: null, changes: null });
  });

  const off = { ...code, active: false };
  it.each([
    ['not on if the provider rejected it', off, 'No.', null, 'PROVIDER_REFUSED'],
    ['not on if it has just expired', off, null, now, 'DISCOUNT_ENDED'],
    ['on if it expires later', off, null, new Date(now.getTime() + 1), undefined],
  ])('%s', (_what, one, problem, endsAt, rejected) => {
    expect(setCodeActive({ ...one, problem, endsAt }, { active: true }, now).rejection?.code).toBe(
      rejected,
    );
  });

  it('off when it has expired', () => {
    const { rejection } = setCodeActive({ ...code, endsAt: now }, { active: false }, now);
    expect(rejection).toBeNull();
    expect([hasEnded({ endsAt: null }, now), hasEnded({ endsAt: now }, now)]).toEqual([
      false,
      true,
    ]);
  });

  it('with a message for on and off', () => {
    expect(codeSwitched('TEN', true)).toBe('Code TEN turned on.');
    expect(codeSwitched('TEN', false)).toBe('Code TEN turned off.');
  });
});

describe('staff cannot', () => {
  it.each([
    [
      'create one twice',
      codeTaken('TEN'),
      'NAME_TAKEN',
      'An active code TEN already exists. Turn it off first, or choose another code.',
    ],
    [
      'turn on an expired one',
      codeExpired('TEN'),
      'DISCOUNT_ENDED',
      'Code TEN has expired. Create a new code instead.',
    ],
    [
      "create one for an item the provider doesn't have",
      publishItemFirst('NEMA 23'),
      'PRODUCT_NOT_PUBLISHED',
      'The payment provider has no product for NEMA 23 yet. Publish the item first, then create the code.',
    ],
  ])('%s', (_what, rejection, code, reason) => {
    expect(rejection).toEqual({ code, reason });
  });

  it.each([
    ['Too long', 'Too long.'],
    ['Too long.', 'Too long.'],
    ['Too long!', 'Too long!'],
    ['Too long?', 'Too long?'],
    ['At most 0.5 of it', 'At most 0.5 of it.'],
  ])('create one the provider rejects with “%s”', (message, sentence) => {
    expect(codeRejected(message)).toEqual({
      code: 'PROVIDER_REFUSED',
      reason: `The payment provider rejected the code: ${sentence} Create a different code.`,
    });
  });
});

it('audit entries name the code', () => {
  expect(codeMade('TEN')).toBe('Code TEN created. Customers can use it now.');
  expect(codeEntered('TEN')).toBe('Code TEN applied.');
});
