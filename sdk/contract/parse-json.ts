import { badRequest } from './failure.ts';
import { MAX_VALUES, tooManyParts } from './plain-value.ts';

const DEEPEST = 32;

/**
 * Parses a body. Returns undefined if it is empty. Checks limits before parsing, because parsing
 * forty thousand values costs more than everything else a request does.
 * @throws Failure 400 if it isn't JSON, has too many values, or is nested too deeply
 */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  requireSmall(text);
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
}

const code = (char: string) => char.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA] = [code('"'), code('\\'), code(',')];
const OPENING = new Set([code('['), code('{')]);
const CLOSING = new Set([code(']'), code('}')]);

/**
 * Counts commas and brackets outside strings. A comma separates two values, and brackets open and
 * close levels.
 */
function requireSmall(text: string): void {
  let commas = 0;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const charCode = text.charCodeAt(at);
    if (charCode === QUOTE) inString = !inString;
    else if (inString) at += charCode === BACKSLASH ? 1 : 0;
    else if (charCode === COMMA) commas += 1;
    else if (OPENING.has(charCode)) depth += 1;
    else if (CLOSING.has(charCode)) depth -= 1;
    if (depth > DEEPEST) throw badRequest('The body is nested too deeply.');
    if (commas > MAX_VALUES) throw tooManyParts();
  }
}
