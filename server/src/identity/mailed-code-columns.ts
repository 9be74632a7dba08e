import { p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';

/** A code that was mailed, as a row that waits for it holds it. */
export const mailedCode = () => ({
  /** Keyed hash; null while none was mailed. */
  codeHash: p.text().strictNullable().default(null),
  codeSentAt: moment().strictNullable().default(null),
  /** Wrong codes from the browser that began it. */
  tries: p.integer().default(0),
  /** Wrong codes from elsewhere, where only the address is known: they can't kill it for its owner. */
  strayTries: p.integer().default(0),
});
