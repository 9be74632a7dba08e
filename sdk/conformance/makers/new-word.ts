/** A word that nothing else in the shop has: letters alone. */
export const newWord = () =>
  Array.from(crypto.randomUUID().replaceAll('-', ''))
    .map((digit) => String.fromCodePoint(103 + Number.parseInt(digit, 16)))
    .join('')
    .slice(0, 20);
