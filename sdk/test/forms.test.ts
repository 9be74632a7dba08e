import { expect, it } from 'vitest';
import { formsThatLoseNothing, silentForms } from './forms.ts';

it('every form asks before it is left with unsaved changes', () => {
  expect(silentForms()).toEqual(formsThatLoseNothing());
});
