const LONGEST = 120;

/** Drive and device names that Windows reserves. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Returns a file name that any system can save: no folders, no invisible characters, not hidden. A
 * long name loses its middle, never its extension.
 */
export function safeFileName(input: string): string {
  const last = input.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
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

/**
 * Types that browsers would run. These files are only ever downloaded, so they don't need their
 * real type.
 */
const active = /html|xml|svg|script|flash/;

/**
 * Returns the media type that a client claims for a file, if it is valid and browsers don't run it.
 */
export function mediaType(claimed: string): string {
  const type = claimed.split(';')[0]?.trim().toLowerCase() ?? '';
  return wellFormed.test(type) && !active.test(type) ? type : 'application/octet-stream';
}
