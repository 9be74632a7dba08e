/** The texts of one kind of email, and what they may name. */
export interface EmailText {
  /** What staff call this kind. */
  name: string;
  subject: string;
  /** Follows the greeting. A blank line starts a new paragraph. */
  opening: string;
  /** The values that both texts may name as `{{value}}`, and what each of them is. */
  placeholders: Readonly<Record<string, string>>;
  /** The values that the subject must name. */
  required?: readonly string[];
}

export type EmailTexts = Readonly<Record<string, EmailText>>;
