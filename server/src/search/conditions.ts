import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { MIN_LENGTH } from '@spindle/sdk/domain/search/match-facts';
import type { Choice, SpecFilter } from '@spindle/sdk/domain/search/read-filters';
import type { Term } from '@spindle/sdk/domain/search/read-query';
import { condition } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';

const { and, or, ref, selectFrom } = expressionBuilder<
  Tables & Aliased<{ s: 'search_items'; k: 'search_specs' }>,
  's' | 'k'
>();

/** Matches `search_items s` that contain one of the term's phrases or its quantity. */
export function containsTerm({ phrases, quantity, joined = [] }: Term): Expression<SqlBool> {
  const ways: Expression<SqlBool>[] = phrases.map((phrase) => and(phrase.map(containsWord)));
  if (joined.length > 0) ways.push(text(joined.map(lexemeOf).join(' | ')));
  if (quantity !== undefined) {
    const { number, max = number, unit } = quantity;
    ways.push(
      isSpecified(and([isOfUnit(unit), condition`k.least <= ${max} and k.most >= ${number}`])),
    );
  }
  return or(ways);
}

/** Matches `search_items s` with one of the selected values of a specification. */
export function matchesSpec({ name, choices }: SpecFilter): Expression<SqlBool> {
  return isSpecified(and([condition`k.name_key = ${name}`, or(choices.map(matchesChoice))]));
}

/** Builds a query of all words in all terms. Each match ranks an item higher. */
export function rankedQuery(terms: readonly Term[]): Expression<unknown> | undefined {
  const words = new Set(terms.flatMap(waysOf).flat().map(lexemeOf));
  return words.size === 0 ? undefined : textQuery([...words].join(' | '));
}

/**
 * Builds a query that requires all typed words in the title or part number. Returns undefined if no
 * words were typed.
 */
export function titleQuery(terms: readonly Term[]): Expression<unknown> | undefined {
  const worded = terms.filter(({ quantity }) => quantity === undefined);
  const ways = worded.map((term) => {
    const all = waysOf(term).map((words) => `(${words.map(inTitle).join(' & ')})`);
    return `(${all.join(' | ')})`;
  });
  return ways.length === 0 ? undefined : textQuery(ways.join(' & '));
}

/** Returns all phrases as which a term may appear, each split into words. */
const waysOf = ({ phrases, joined = [] }: Term) => [...phrases, ...joined.map((word) => [word])];

const text = (lexemes: string) => condition`${ref('s.words')} @@ ${textQuery(lexemes)}`;

function containsWord(word: string): Expression<SqlBool> {
  const held = text(lexemeOf(word));
  if (word.length < MIN_LENGTH) return held;
  return or([held, condition`${ref('s.part_key')} like ${`%${word.replaceAll('.', '')}%`}`]);
}

/** Words consist of letters and digits, with dots between digits, so they contain no operators. */
const lexemeOf = (word: string) => (word.length < MIN_LENGTH ? `'${word}'` : `'${word}':*`);

/** `A` is the weight of titles and part numbers. */
const inTitle = (word: string) => (word.length < MIN_LENGTH ? `'${word}':A` : `'${word}':*A`);

const textQuery = (lexemes: string) => sql`to_tsquery('english', search_fold(${lexemes}))`;

function matchesChoice(choice: Choice): Expression<SqlBool> {
  if ('key' in choice) {
    const { key, quantity } = choice;
    const same = condition`k.value_key = ${key}`;
    if (quantity === undefined) return same;
    const { number, max = number, unit } = quantity;
    const equal = condition`k.least = ${number} and k.most = ${max}`;
    return or([same, and([isOfUnit(unit), equal])]);
  }
  const { from, to, unit } = choice;
  const ends = [
    ...(to === undefined ? [] : [condition`k.least <= ${to}`]),
    ...(from === undefined ? [] : [condition`k.most >= ${from}`]),
  ];
  return and([isOfUnit(unit), ...ends]);
}

const isOfUnit = (unit: string) => condition`k.unit = ${unit}`;

/** Finds the few matching specifications first, and only once. */
function isSpecified(meets: Expression<SqlBool>): Expression<SqlBool> {
  const ids = selectFrom('search_specs as k').select('k.id').where(meets);
  return condition`${ref('s.spec_ids')} && array(${ids})`;
}
