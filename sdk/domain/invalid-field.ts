/** An error in one field. `subject` names the field, and `message` continues the sentence. */
export interface InvalidField {
  readonly path: string;
  readonly subject: string;
  readonly message: string;
}
