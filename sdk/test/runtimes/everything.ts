import path from 'node:path';

/** The program that tests everything. It is copied to a project with the packed SDK. */
export const program = path.join(import.meta.dirname, 'program.ts');

/** The program's output in every runtime. */
export const everything = [
  'Sells nema17-59ncm',
  'A visitor: NOT_SIGNED_IN',
  'Signed in: SUCCESS',
  'Orders read: 25',
  'A form with a file: 400',
  'Heard webhook.test',
];
