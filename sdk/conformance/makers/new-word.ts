/** Returns a word that occurs nowhere else in the shop: letters only. */
export const newWord = () =>
  Array.from(crypto.randomUUID().replaceAll('-', ''))
    .map((digit) => String.fromCodePoint(103 + Number.parseInt(digit, 16)))
    .join('')
    .slice(0, 20);
