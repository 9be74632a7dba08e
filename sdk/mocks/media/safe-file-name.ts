const LONGEST = 120;

/** Drives and devices, which Windows keeps for itself. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A name any system can save a file under, from what a client calls it. */
export function safeFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '');
  const whole = reserved.test(name) ? `_${name}` : name;
  const letters = Array.from(whole === '' ? 'download' : whole);
  if (letters.length <= LONGEST) return letters.join('');
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(whole)?.[0] ?? '';
  return letters.slice(0, LONGEST - ending.length).join('') + ending;
}
