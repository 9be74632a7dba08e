import { expect, it } from 'vitest';
import { nameChanged, nameTooShort, sameAsOld, samePassword } from './account-replies.ts';
import { addressDeleted } from './address-book.ts';
import { accountKept } from './deletion.ts';

it('whoever changes their account reads what became of it', () => {
  expect(nameChanged).toBe('Your name was changed.');
  expect(addressDeleted).toBe('The address was deleted.');
  expect(accountKept).toBe('Your account stays as it is.');
});

it('whoever leaves a name out, or the password as it is, reads what to do', () => {
  expect(nameTooShort).toBe('Please enter your first and last name.');
  expect(samePassword).toBe('This is the password you have. Please choose a new one.');
  expect(`The password ${sameAsOld}.`).toBe('The password is the same as the old one.');
});
