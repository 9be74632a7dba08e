import { expect, it } from 'vitest';
import { joinProblems, type RoleRejection } from './role-problems.ts';

const away = "This person isn't in the community. They'll get their roles when they join.";
const noMaker =
  "The community has no role “maker”. Create the role there, or correct the item's DISCORD attribute.";
const higher = 'Allow the bot to manage roles, and move its own role above this one.';

it.each<[RoleRejection, string]>([
  [{ refused: 'NO_MEMBER' }, away],
  [{ refused: 'NO_MEMBER', role: 'maker' }, away],
  [{ refused: 'NO_ROLE', role: 'maker' }, noMaker],
  [
    { refused: 'NO_PERMISSION' },
    "The shop's bot can't access the community. Check that the bot was invited, and check its token.",
  ],
  [
    { refused: 'NO_PERMISSION', role: 'maker' },
    `The shop's bot isn't allowed to assign “maker”. ${higher}`,
  ],
  [
    { refused: 'NO_PERMISSION', role: 'maker', taking: false },
    `The shop's bot isn't allowed to assign “maker”. ${higher}`,
  ],
  [
    { refused: 'NO_PERMISSION', role: 'maker', taking: true },
    `The shop's bot isn't allowed to remove “maker”. ${higher}`,
  ],
])('tells staff what to do about %j', (rejection, sentence) => {
  expect(joinProblems([rejection])).toBe(sentence);
});

it('names each problem once, in order', () => {
  const member: RoleRejection = { refused: 'NO_MEMBER' };
  const role: RoleRejection = { refused: 'NO_ROLE', role: 'maker' };
  expect(joinProblems([role, member, role, member])).toBe(`${noMaker} ${away}`);
});

it('returns nothing without problems', () => {
  expect(joinProblems([])).toBeNull();
});
