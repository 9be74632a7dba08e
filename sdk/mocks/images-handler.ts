import { http, HttpResponse, passthrough, type RequestHandler } from 'msw';
import type { MockShop } from './core/mock-shop.ts';

/** The shop's pictures: those that were uploaded, as they were given; all others the server has. */
export function imagesHandler(shop: MockShop): RequestHandler {
  return http.get('/images/*', async ({ request }) => {
    const path = decodeURIComponent(new URL(request.url).pathname).replace(/^\/images\//, '');
    const uploaded = findUpload(shop.read().files, path);
    if (uploaded === undefined) return passthrough();
    const { headers, body } = await fetch(uploaded);
    return new HttpResponse(body, {
      headers: { 'Content-Type': headers.get('Content-Type') ?? '' },
    });
  });
}

/** One file stands for all its widths and formats. */
function findUpload(files: Record<string, string>, path: string): string | undefined {
  const whole = path.replace(/-(400|800)(?=\.\w+$)/, '');
  return [path, whole, whole.replace(/\.avif$/, '.webp')]
    .map((name) => files[name])
    .find((file) => file !== undefined);
}
