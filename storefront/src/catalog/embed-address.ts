/** The address of a video's player; null where it is none of the players the shop may frame. */
export function embedAddress(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  switch (hostname.replace(/^(www|m)\./, '')) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtube(searchParams.get('v') ?? last);
    case 'youtu.be':
      return youtube(last);
    case 'vimeo.com':
    case 'player.vimeo.com':
      return `https://player.vimeo.com/video/${encodeURIComponent(last)}?autoplay=1&dnt=1`;
    default:
      return null;
  }
}

function youtube(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`;
}
