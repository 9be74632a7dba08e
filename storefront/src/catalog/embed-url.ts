/** Returns the URL of a video's player, or null if the shop may not frame it. */
export function embedUrl(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const address = new URL(url);
  const { hostname, pathname, searchParams } = address;
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  switch (hostname.replace(/^(www|m)\./, '')) {
    case 'youtube-nocookie.com':
    case 'player.vimeo.com':
      searchParams.set('autoplay', '1');
      return address.href;
    case 'youtube.com':
      return youtube(searchParams.get('v') ?? last);
    case 'youtu.be':
      return youtube(last);
    case 'vimeo.com':
      return `https://player.vimeo.com/video/${encodeURIComponent(last)}?autoplay=1&dnt=1`;
    default:
      return null;
  }
}

function youtube(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`;
}
