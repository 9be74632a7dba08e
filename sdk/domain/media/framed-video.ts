/** The players that a page of the shop may frame, by every name they go by. */
const players: ReadonlyMap<string, string> = new Map([
  ['www.youtube-nocookie.com', 'www.youtube-nocookie.com'],
  ['youtube-nocookie.com', 'www.youtube-nocookie.com'],
  ['player.vimeo.com', 'player.vimeo.com'],
]);

const LONGEST = 255;

/** The address of a video as a page may frame it; undefined where it is no such address. */
export function framedVideo(link: string): string | undefined {
  if (link.length > LONGEST || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  const host = players.get(url.hostname);
  if (host === undefined || url.protocol !== 'https:' || url.port !== '') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  url.hostname = host;
  return url.href;
}
