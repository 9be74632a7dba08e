import { expect, it } from 'vitest';
import {
  common,
  differs,
  easyToGuess,
  resemblesOwnDetails,
  notTheSame,
  passwordFlaw,
  sameAsOld,
  samePassword,
} from './password-flaw.ts';

const about = ['Prairie CNC', 'ada.park@example.com', ' Ada ', 'Lovelace'];

const flawOf = (
  password: string,
  {
    isCommon = false,
    ...others
  }: { vpassword?: string; oldPassword?: string; isCommon?: boolean } = {},
) => passwordFlaw({ password, vpassword: password, ...others }, { about, isCommon });

it.each([
  'Lovelace1815!',
  ' LOVELACE ',
  'PrairieCNC2026',
  'my-ada.park-password',
  'ada.park@example.com',
  'xADA.PARK@example.com',
  'Ada Park (example, com) 1815',
])("%s contains the owner's or the shop's name", (password) => {
  const error = { path: 'password', message: resemblesOwnDetails };
  expect(flawOf(password)).toEqual({ advice: easyToGuess, error });
  expect(flawOf(password, { isCommon: true, vpassword: 'other' })?.error).toEqual(error);
});

it.each(['Ada18151815', 'LovelaceEngine', 'three unusual words', 'spindles are round'])(
  '%s is accepted',
  (password) => {
    expect(flawOf(password)).toBeNull();
  },
);

it('ignores short local parts, which occur by chance', () => {
  const overrides = { password: 'abo street', vpassword: 'abo street' };
  expect(passwordFlaw(overrides, { about: ['abo@example.com'], isCommon: false })).toBeNull();
  const four = { password: 'abou street', vpassword: 'abou street' };
  expect(passwordFlaw(four, { about: ['abou@example.com'], isCommon: false })).not.toBeNull();
});

it.each([
  ['Zoe', 'zoe2026!', false],
  ['Park', 'park2026!', true],
])('finds the name %s in %s from four letters on', (name, password, isRejected) => {
  const flaw = passwordFlaw({ password, vpassword: password }, { about: [name], isCommon: false });
  expect(flaw !== null).toBe(isRejected);
});

it('ignores spaces around an address', () => {
  const overrides = { password: 'my-ada.park-password', vpassword: 'my-ada.park-password' };
  expect(
    passwordFlaw(overrides, { about: [' ada.park@example.com '], isCommon: false })?.error,
  ).toEqual({ path: 'password', message: resemblesOwnDetails });
});

it('rejects a common password before comparing the repetition', () => {
  expect(flawOf('password1', { isCommon: true, vpassword: 'other' })).toEqual({
    advice: easyToGuess,
    error: { path: 'password', message: common },
  });
});

it('requires the same password twice', () => {
  expect(flawOf('three unusual words', { vpassword: 'three usual words' })).toEqual({
    advice: notTheSame,
    error: { path: 'vpassword', message: differs },
  });
});

it('requires a new password, in any Unicode composition', () => {
  const password = 'müde Bären träumen';
  expect(flawOf(password, { oldPassword: 'müde Bären' })).toBeNull();
  expect(flawOf(password, { oldPassword: password.normalize('NFD') })).toEqual({
    advice: samePassword,
    error: { path: 'password', message: sameAsOld },
  });
});
