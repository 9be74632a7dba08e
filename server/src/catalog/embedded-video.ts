const hosts: Record<string, string> = {
  'www.youtube-nocookie.com': 'www.youtube-nocookie.com',
  'youtube-nocookie.com': 'www.youtube-nocookie.com',
  'player.vimeo.com': 'player.vimeo.com',
};

const LONGEST = 255;

/** The address of a video as a page may frame it; undefined where it is no such address. */
export function embeddedVideo(link: string): string | undefined {
  if (link.length > LONGEST || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  const host = hosts[url.hostname];
  if (host === undefined || url.protocol !== 'https:' || url.port !== '') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  url.hostname = host;
  return url.href;
}
