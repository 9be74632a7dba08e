import { expect, it } from 'vitest';
import { sayAll, type RoleRejection } from './role-problems.ts';

const away = 'This person is not in the community now. Their roles follow once they have joined.';
const noMaker =
  'The community has no role “maker”. Make it there, or correct the item’s DISCORD attribute.';
const higher = 'Let it manage roles, and put its own role above that one.';

it.each<[RoleRejection, string]>([
  [{ refused: 'NO_MEMBER' }, away],
  [{ refused: 'NO_MEMBER', role: 'maker' }, away],
  [{ refused: 'NO_ROLE', role: 'maker' }, noMaker],
  [
    { refused: 'NO_PERMISSION' },
    'The shop’s bot may not look at the community. Check that it was invited, and its token.',
  ],
  [{ refused: 'NO_PERMISSION', role: 'maker' }, `The shop’s bot may not give “maker”. ${higher}`],
  [
    { refused: 'NO_PERMISSION', role: 'maker', taking: false },
    `The shop’s bot may not give “maker”. ${higher}`,
  ],
  [
    { refused: 'NO_PERMISSION', role: 'maker', taking: true },
    `The shop’s bot may not take away “maker”. ${higher}`,
  ],
])('of %j staff read what to do', (rejection, sentence) => {
  expect(sayAll([rejection])).toBe(sentence);
});

it('each thing is named once, in the order it came', () => {
  const member: RoleRejection = { refused: 'NO_MEMBER' };
  const role: RoleRejection = { refused: 'NO_ROLE', role: 'maker' };
  expect(sayAll([role, member, role, member])).toBe(`${noMaker} ${away}`);
});

it('nothing is read where nothing was refused', () => {
  expect(sayAll([])).toBeNull();
});
