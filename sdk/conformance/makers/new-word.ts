/** Returns a word of letters that occurs nowhere else in the shop. */
export const newWord = () =>
  Array.from(crypto.randomUUID().replaceAll('-', ''))
    .map((digit) => String.fromCodePoint(103 + Number.parseInt(digit, 16)))
    .join('')
    .slice(0, 20);
