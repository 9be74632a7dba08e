import { p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';

/** The columns of a row that waits for an emailed code. */
export const mailedCode = () => ({
  /** Keyed hash. Null until a code is emailed. */
  codeHash: p.text().strictNullable().default(null),
  codeSentAt: timestamp().strictNullable().default(null),
  /** Wrong codes from the browser that started the request. */
  tries: p.integer().default(0),
  /**
   * Wrong codes from other browsers, which know only the address. They can't invalidate the code
   * for its owner.
   */
  strayTries: p.integer().default(0),
});
