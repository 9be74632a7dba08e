/** A code that was mailed, and how often it was guessed wrong: by whoever asked for it, by others. */
export interface MailedCode {
  id: string;
  email: string;
  code: string | null;
  codeSent: string | null;
  tries: number;
  strayTries: number;
  dateCreated: string;
  expiresAt: string;
  completed: boolean;
}

/** An account that is not there before its mailed code was given. */
export interface Registration extends MailedCode {
  firstName: string;
  lastName: string;
  password: string;
  authenticator: string;
  /** Null while step 2 is not done. */
  authenticatorStep: number | null;
}

export interface Recovery extends MailedCode {
  /** Null where nobody has that address. */
  userId: string | null;
}
