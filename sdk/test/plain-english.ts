/** British spellings and words that read like a translation, with replacements. */
const BETTER: readonly (readonly [word: RegExp, better: string])[] = [
  [/[\u2018\u2019]/, 'a straight apostrophe'],
  [/\bcatalogues?\b/i, 'catalog'],
  [/\baluminium\b/i, 'aluminum'],
  [/\bgrey\b/i, 'gray'],
  [/\bcolour(s|ed)?\b/i, 'color'],
  [/\bcancell(ed|ing)\b/i, 'canceled, canceling'],
  [/\blicences?\b/i, 'license'],
  [/\b(organ|recogn|author|custom)is(e|es|ed|ing|ation)\b/i, '-ize'],
  [/\bfavourites?\b/i, 'favorite'],
  [/\bcentred?\b/i, 'center'],
  [/\b(milli|centi|kilo)?metres?\b/i, 'meter'],
  [/\blabell(ed|ing)\b/i, 'labeled, labeling'],
  [/\bfulfil(s|ment)?\b/i, 'fulfill, fulfillment'],
  [/\be-mails?\b/i, 'email'],
  [/\b(by|a) mail\b/i, 'email'],
  [/\b(cheque|postcode|telephone|whilst)s?\b/i, 'check, ZIP code, phone, while'],
  [/\bper cent\b/i, 'percent'],
  [/\banew\b/i, 'again'],
  [/\bin vain\b/i, 'without results'],
  [/\bany more\b|\bno more\b$/i, 'no longer'],
  [/\bthere is no such\b/i, '… not found'],
  [/\bis over\b/i, 'has ended, has expired'],
  [/\bat once\b/i, 'right away, at the same time'],
  [/\bby (itself|themselves)\b/i, 'automatically, on its own'],
  [/\bmeanwhile\b|\bbeforehand\b/i, 'in the meantime, in advance'],
  [/\bunder way\b/i, 'in progress'],
  [/\bneed not\b/i, "don't need to"],
  [/\bwho(m|so)?ever\b/i, 'anyone who'],
  [/\b(paid|given|taken) back\b/i, 'refunded, returned, revoked'],
];

/** A sentence opening that refers to a noun in another sentence, which may not be on the screen. */
const BARE_OPENING =
  /^((It|They|One|None) (is|was|are|were|has|have|had|will|can|could|did|does)|(This|That|These|Those) (was|were|had|could|did))\b/;

/** Returns a product writer's objections to a sentence for people. */
export function objectionsTo(sentence: string): string[] {
  const objections = BETTER.flatMap(([word, better]) => {
    const found = word.exec(sentence);
    return found ? [`says “${found[0]}”: write “${better}”`] : [];
  });
  const opening = BARE_OPENING.exec(sentence);
  return opening ? [...objections, `opens with “${opening[0]}”: name the thing`] : objections;
}
