const wellFormed = /^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,80}$/;

/** Kinds a browser would run. They are only ever saved, but need not be called so. */
const active = /html|xml|svg|script|flash/;

/** The media type a client claims for a file, where it is one and nothing runs by it. */
export function mediaType(claimed: string): string {
  const type = claimed.split(';')[0]?.trim().toLowerCase() ?? '';
  return wellFormed.test(type) && !active.test(type) ? type : 'application/octet-stream';
}
