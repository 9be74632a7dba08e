import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isReadable } from './readable-name.ts';

/** Maximum length of a text to which a pattern or a format is applied. Longer texts never match. */
const LONGEST = 4096;
const LONGEST_FORMAT = 320;

const plain = formats.default(new Ajv2020());

/**
 * Formats by name, with a length limit. All errors of a schema are collected, so even a text that
 * is too long is checked against its format, which takes quadratic time for an address.
 */
export const shortFormats = (['date', 'date-time', 'email', 'name', 'uuid'] as const).map(
  (name) => {
    const matches: (text: string) => boolean =
      name === 'name' ? isReadable : plain.compile({ type: 'string', format: name });
    return { name, validate: (text: string) => text.length <= LONGEST_FORMAT && matches(text) };
  },
);

/** Patterns with a length limit. */
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
