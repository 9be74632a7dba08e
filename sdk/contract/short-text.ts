import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isReadable } from './readable-name.ts';

/** All that a pattern or a format has anything to say about; a longer text fits none. */
const LONGEST = 4096;
const LONGEST_FORMAT = 320;

const plain = formats.default(new Ajv2020());

/**
 * Formats by name, for texts of a length that any of their kind has: a schema's errors are gathered
 * all, so an address that is too long is held against the format as well, in quadratic time.
 */
export const shortFormats = (['date', 'date-time', 'email', 'name', 'uuid'] as const).map(
  (name) => {
    const fits: (text: string) => boolean =
      name === 'name' ? isReadable : plain.compile({ type: 'string', format: name });
    return { name, validate: (text: string) => text.length <= LONGEST_FORMAT && fits(text) };
  },
);

/** Patterns for texts of a length that any of them has. */
export const shortPatterns = Object.assign(
  (source: string, flags: string) => {
    const pattern = new RegExp(source, flags);
    return {
      test: (text: string) => text.length <= LONGEST && pattern.test(text),
      toString: () => String(pattern),
    };
  },
  { code: 'new RegExp' },
);
