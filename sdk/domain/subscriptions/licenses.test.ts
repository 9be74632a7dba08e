import { describe, expect, it } from 'vitest';
import {
  closedReasons,
  notPublishedYet,
  releaseAudit,
  releaseOpen,
  presentActivation,
  invalidZip,
  unopened,
  whyClosed,
} from './licenses.ts';

it.each([
  [undefined, 'Release 2 is open to subscribers.'],
  [0, 'Release 2 is open to subscribers.'],
  [1, 'Release 2 is open to subscribers. Hidden files skipped: 1.'],
  [3, 'Release 2 is open to subscribers. Hidden files skipped: 3.'],
])('tells staff which release is open, and how many files were skipped: %s', (leftOut, text) => {
  expect(releaseOpen(2, leftOut)).toBe(text);
});

it('tells staff that a release is already open', () => {
  expect(presentActivation(2, false).Reason).toBe('Release 2 is already open to subscribers.');
});

it('audits which release staff uploaded or went back to', () => {
  const release = { catalogId: 'cam', catalogItemId: 'one', number: 2 };
  const noted = { subject: 'item cam/one', before: { release: null } };
  expect(releaseAudit(release, null)).toEqual({
    ...noted,
    action: 'subscriptions.activate-release',
    after: { release: 2 },
  });
  const zip = { name: 'a.zip', files: 1, bytes: 5 };
  expect(releaseAudit(release, null, zip)).toEqual({
    ...noted,
    action: 'subscriptions.upload-release',
    after: { release: 2, ...zip },
  });
});

it('rejects a zip with the reason', () => {
  expect(invalidZip('It is empty.')).toEqual({ code: 'UNFIT_ZIP', reason: 'It is empty.' });
});

describe('a user without access to content', () => {
  const codes = [
    ['NONE', 'FOR_SUBSCRIBERS'],
    ['PAYMENT_DUE', 'PAYMENT_DUE'],
    ['REFUNDED', 'PAYMENT_REFUNDED'],
    ['DISPUTED', 'PAYMENT_DISPUTED'],
    ['WITHDRAWN', 'ACCESS_TAKEN_BACK'],
    ['ENDED', 'ACCESS_ENDED'],
    ['LAPSED', 'ACCESS_ENDED'],
  ] as const;

  it.each(codes)('with %s gets the code %s', (closing, code) => {
    expect(closedReasons[closing].code).toBe(code);
    expect(closedReasons[closing].reason).toMatch(/ \S+\.$/);
  });

  it('gets a different message for each reason', () => {
    const reasons = new Set(Object.values(closedReasons).map(({ reason }) => reason));
    expect(reasons.size).toBe(codes.length - 1);
  });

  it.each([
    ['NONE', 'Subscribe in the shop to open it.'],
    ['PAYMENT_DUE', 'Check your payment method under Payments and invoices, then try again.'],
    ['REFUNDED', 'Subscribe again in the shop to open this content.'],
    ['DISPUTED', 'Contact us.'],
    ['WITHDRAWN', 'If this is a mistake, contact us.'],
    ['ENDED', 'Subscribe again in the shop to continue.'],
  ] as const)('with %s gets advice: %s', (closing, advice) => {
    expect(closedReasons[closing].reason.endsWith(` ${advice}`)).toBe(true);
  });

  it('is told why their last access ended, that it expired, or that they never had any', () => {
    expect(whyClosed(undefined)).toBe(closedReasons.NONE);
    expect(whyClosed({ closedBecause: null })).toBe(closedReasons.LAPSED);
    expect(whyClosed({ closedBecause: 'DISPUTED' })).toBe(closedReasons.DISPUTED);
  });

  it('gets no URL', () => {
    expect(unopened(notPublishedYet)).toEqual({
      Status: 'ERROR',
      code: 'NOTHING_RELEASED',
      Reason: "There's no content here yet. Check back later, or contact us if you expected it.",
      Url: null,
    });
  });
});
