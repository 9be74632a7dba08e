const LONGEST = 120;

/** Drives and devices, which Windows keeps for itself. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name any system can save a file under, from what a client calls it: no folders, nothing that
 * cannot be seen, nothing hidden. What is too long loses its middle, never its ending.
 */
export function safeFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '');
  const whole = reserved.test(name) ? `_${name}` : name;
  return whole === '' ? 'download' : shortened(whole);
}

function shortened(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= LONGEST) return name;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, LONGEST - ending.length).join('') + ending;
}

const wellFormed = /^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,80}$/;

/** Kinds a browser would run. They are only ever saved, but need not be called so. */
const active = /html|xml|svg|script|flash/;

/** The media type a client claims for a file, where it is one and nothing runs by it. */
export function mediaType(claimed: string): string {
  const type = claimed.split(';')[0]?.trim().toLowerCase() ?? '';
  return wellFormed.test(type) && !active.test(type) ? type : 'application/octet-stream';
}
