import { badRequest, type FieldError } from '../../contract/failure.ts';
import type { MockCall } from '../core/call.ts';
import { nameTooShort } from '../../domain/account/account-replies.ts';

const LEAST_LETTERS = 2;

/** Stores both names without the spaces around them. @throws Failure 400 where too little is left */
export function changeName({ body, user }: MockCall<'changeName'>): void {
  const names = { firstName: body.firstName.trim(), lastName: body.lastName.trim() };
  const errors = Object.entries(names)
    .filter(([, name]) => name.length < LEAST_LETTERS)
    .map(([path]): FieldError => ({ path, message: `needs at least ${LEAST_LETTERS} letters` }));
  if (errors.length > 0) throw badRequest(nameTooShort, errors);
  Object.assign(user, names);
}
