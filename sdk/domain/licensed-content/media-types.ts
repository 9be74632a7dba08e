const UNKNOWN = 'application/octet-stream';

/** By the name's ending; what isn't here is bytes. Text comes with its charset once that is known. */
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

/** The media type of a file, by its name alone. */
export function mediaTypeOf(name: string): string {
  return types.get(/\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '') ?? UNKNOWN;
}

/** Says that a text is UTF-8; others are left to what they say of themselves. */
export function withCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

export function isHtml(type: string): boolean {
  return type.startsWith('text/html');
}
