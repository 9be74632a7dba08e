const UNKNOWN = 'application/octet-stream';

/** Media types by file extension. Text types get their charset once it is known. */
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    html: 'text/html',
    htm: 'text/html',
    css: 'text/css',
    js: 'text/javascript',
    mjs: 'text/javascript',
    json: 'application/json',
    map: 'application/json',
    webmanifest: 'application/manifest+json',
    xml: 'application/xml',
    txt: 'text/plain',
    md: 'text/markdown',
    csv: 'text/csv',
    vtt: 'text/vtt',
    svg: 'image/svg+xml',
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
    gif: 'image/gif',
    ico: 'image/x-icon',
    mp4: 'video/mp4',
    m4v: 'video/mp4',
    webm: 'video/webm',
    mp3: 'audio/mpeg',
    m4a: 'audio/mp4',
    ogg: 'audio/ogg',
    wav: 'audio/wav',
    wasm: 'application/wasm',
    woff2: 'font/woff2',
    woff: 'font/woff',
    ttf: 'font/ttf',
    otf: 'font/otf',
    pdf: 'application/pdf',
    zip: 'application/zip',
    glb: 'model/gltf-binary',
    gltf: 'model/gltf+json',
  }),
);

/** Returns a file's media type, from its name alone. */
export function mediaTypeOf(name: string): string {
  return types.get(/\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '') ?? UNKNOWN;
}

/**
 * Declares a text type as UTF-8. Other types are unchanged, because their files declare their own
 * encoding.
 */
export function withCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

export function isHtml(type: string): boolean {
  return type.startsWith('text/html');
}
