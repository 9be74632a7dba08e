const hosts: Record<string, string> = {
  'www.youtube-nocookie.com': 'www.youtube-nocookie.com',
  'youtube-nocookie.com': 'www.youtube-nocookie.com',
  'player.vimeo.com': 'player.vimeo.com',
};

/** The address of a video where it is of a player that the shop may frame; null for all others. */
export function embedAddress(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  const host = hosts[url.hostname];
  if (host === undefined || url.protocol !== 'https:' || url.port !== '') return null;
  url.hostname = host;
  return url.href;
}

/** The address of the player for the address of a video's page; null for what is neither. */
export function playerFor(link: string): string | null {
  const present = embedAddress(link);
  if (present !== null || !URL.canParse(link)) return present;
  const { hostname, pathname, searchParams } = new URL(link);
  const last = encodeURIComponent(pathname.split('/').findLast((part) => part !== '') ?? '');
  switch (hostname.replace(/^(www|m)\./, '')) {
    case 'youtube.com': {
      const id = searchParams.get('v');
      return youtube(id === null ? last : encodeURIComponent(id));
    }
    case 'youtu.be':
      return youtube(last);
    case 'vimeo.com':
      return last === '' ? null : `https://player.vimeo.com/video/${last}`;
    default:
      return null;
  }
}

function youtube(id: string): string | null {
  return id === '' ? null : `https://www.youtube-nocookie.com/embed/${id}`;
}
