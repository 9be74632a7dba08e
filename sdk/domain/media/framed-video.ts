/** Video players that a page may frame, by all of their host names. */
const players: ReadonlyMap<string, string> = new Map([
  ['www.youtube-nocookie.com', 'www.youtube-nocookie.com'],
  ['youtube-nocookie.com', 'www.youtube-nocookie.com'],
  ['player.vimeo.com', 'player.vimeo.com'],
]);

const LONGEST = 255;

/** Returns the URL to frame a video with, or undefined if the link isn't a supported video. */
export function framedVideo(link: string): string | undefined {
  if (link.length > LONGEST || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  const host = players.get(url.hostname);
  if (host === undefined || url.protocol !== 'https:' || url.port !== '') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  url.hostname = host;
  return url.href;
}
