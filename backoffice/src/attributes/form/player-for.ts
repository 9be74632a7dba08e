import { framedVideo } from '@spindle/sdk/domain/media/framed-video';

/** Returns the player's URL for a video page's URL, or null if the page isn't a known video. */
export function playerFor(link: string): string | null {
  const present = framedVideo(link);
  if (present !== undefined || !URL.canParse(link)) return present ?? null;
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
