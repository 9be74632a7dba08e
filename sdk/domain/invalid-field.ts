/** What is wrong with one field: `subject` is the field in words, `message` goes on from it. */
export interface InvalidField {
  readonly path: string;
  readonly subject: string;
  readonly message: string;
}
