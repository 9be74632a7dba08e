type Advice = readonly [word: RegExp, better: string];

/** Spellings and phrases that are wrong in comments and test titles too. */
const ANYWHERE: readonly Advice[] = [
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
  [/\b(cheque|postcode|whilst)s?\b/i, 'check, ZIP code, while'],
  [/\banew\b/i, 'again'],
  [/\bin vain\b/i, 'without results'],
  [/\bany more\b(?! than)|\bno more\b$/i, 'no longer'],
  [/\bat once\b/i, 'right away, at the same time'],
  [/\bmeanwhile\b|\bbeforehand\b/i, 'in the meantime, in advance'],
  [/\bby subscription\b/i, 'as a subscription'],
  [/\bbecame of\b/i, 'the result of'],
];

/** Words that read like a translation in sentences for people, with replacements. */
const BETTER: readonly Advice[] = [
  ...ANYWHERE,
  [/\be-mails?\b/i, 'email'],
  [/\b(by|a) mail\b/i, 'email'],
  [/\btelephones?\b/i, 'phone'],
  [/\bper cent\b/i, 'percent'],
  [/\bthere is no such\b/i, '… not found'],
  [/\bis over\b/i, 'has ended, has expired'],
  [/\bby (itself|themselves)\b/i, 'automatically, on its own'],
  [/\bunder way\b/i, 'in progress'],
  [/\bneed not\b/i, "don't need to"],
  [/\bwho(m|so)?ever\b/i, 'anyone who'],
  [/\b(paid|given|taken) (away|back)\b/i, 'removed, refunded, returned, revoked'],
  [/\bsold out\b/i, 'out of stock'],
  [/\brefus(e|es|ed|ing)\b/i, 'reject, decline'],
  [/\bgoes on\b/i, 'continues'],
  [/\b(those that|that which|for whom)\b/i, 'the thing itself'],
  [/\bthere(by|in|of|upon)\b/i, 'so, in it'],
];

/** A sentence opening that refers to a noun in another sentence, which may not be on the screen. */
const BARE_OPENING =
  /^((It|They|One|None) (is|was|are|were|has|have|had|will|can|could|did|does)|(This|That|These|Those) (was|were|had|could|did))\b/;

const adviceOn = (text: string, list: readonly Advice[]) =>
  list.flatMap(([word, better]) => {
    const found = word.exec(text);
    return found ? [`says “${found[0]}”: write “${better}”`] : [];
  });

/** Returns the objections to a comment or a test title, which may quote names in backticks. */
export const objectionsToNote = (note: string): string[] =>
  adviceOn(note.replaceAll(/`[^`]*`|\b[A-Z_]{4,}\b/g, ''), ANYWHERE);

/** Returns a product writer's objections to a sentence for people. */
export function objectionsTo(sentence: string): string[] {
  const objections = adviceOn(sentence, BETTER);
  const opening = BARE_OPENING.exec(sentence);
  return opening ? [...objections, `opens with “${opening[0]}”: name the thing`] : objections;
}
