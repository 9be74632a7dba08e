import { expect, it } from 'vitest';
import { sayAll } from './role-problems.ts';

it('says each thing once, or nothing', () => {
  expect(sayAll([])).toBeNull();
  const away = sayAll([{ refused: 'NO_MEMBER' }]);
  expect(away).toMatch(/not in the community now/);
  expect(sayAll([{ refused: 'NO_MEMBER' }, { refused: 'NO_MEMBER' }])).toBe(away);
  expect(sayAll([{ refused: 'NO_MEMBER' }, { refused: 'NO_ROLE', role: 'maker' }])).toBe(
    `${away} The community has no role “maker”. Make it there, or correct the item’s DISCORD attribute.`,
  );
});

it.each([
  [{}, /may not look at the community/],
  [{ role: 'maker' }, /may not give “maker”\. Let it manage roles/],
  [{ role: 'maker', taking: true }, /may not take away “maker”/],
])('without the permission for %j', (about, sentence) => {
  expect(sayAll([{ refused: 'NO_PERMISSION', ...about }])).toMatch(sentence);
});
