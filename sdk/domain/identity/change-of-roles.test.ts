import { expect, it } from 'vitest';
import { changeOfRoles } from './change-of-roles.ts';

const none = { extended: false, warehouse: false };
const picker = { extended: false, warehouse: true };
const administrator = { extended: true, warehouse: false };
const others = { own: false };

it('what is left out stays as it is', () => {
  expect(changeOfRoles(picker, { extended: true }, others)).toEqual({
    after: { extended: true, warehouse: true },
    changed: true,
    lost: false,
    promoted: true,
  });
  expect(changeOfRoles(picker, { warehouse: true }, others)).toMatchObject({
    after: picker,
    changed: false,
    lost: false,
    promoted: false,
  });
});

it('whoever may do less than before has lost something', () => {
  expect(changeOfRoles(picker, { warehouse: false }, others)).toMatchObject({ lost: true });
  expect(changeOfRoles(administrator, { extended: false }, others)).toMatchObject({ lost: true });
  const demoted = changeOfRoles({ extended: true, warehouse: true }, { extended: false }, others);
  expect(demoted).toMatchObject({ lost: true, after: picker });
  expect(changeOfRoles(none, { warehouse: true }, others)).toMatchObject({ lost: false });
  const both = { extended: true, warehouse: true };
  expect(changeOfRoles(both, { warehouse: false }, others)).toMatchObject({ lost: false });
});

it('administrators keep the role themselves', () => {
  const own = { own: true };
  expect(changeOfRoles(administrator, { extended: false }, own)).toHaveProperty('refusal');
  expect(changeOfRoles(administrator, { warehouse: true }, own)).toMatchObject({ changed: true });
});
