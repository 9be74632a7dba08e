import { replyOf } from './errors.ts';
import type { components } from './schema.d.ts';

type Schemas = components['schemas'];

/** The response of the upload calls. Which record it contains depends on the path. */
export interface ImageReply {
  Status: 'SUCCESS' | 'ERROR';
  Reason: string;
  Catalog?: Schemas['Catalog'];
  CatalogItem?: Schemas['CatalogItemRecord'];
  Content?: Schemas['Section'];
  ContentElement?: Schemas['Element'];
}

export interface UploadOptions {
  /** Receives the fraction sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
}

/** Uploads one picture as the multipart field `image`; see `uploadFile`. */
export function uploadImage<T = ImageReply>(
  path: string,
  file: File,
  options: UploadOptions = {},
): Promise<T> {
  return uploadFile<T>(path, 'image', file, options);
}

/**
 * Uploads one file as this multipart field. Uses XMLHttpRequest, because fetch doesn't report
 * progress. Fails with the errors of `replyOf`, or an AbortError.
 */
export function uploadFile<T>(
  path: string,
  field: string,
  file: File,
  options: UploadOptions = {},
): Promise<T> {
  const form = new FormData();
  form.append(field, file);
  return replyOf(send<T>(path, form, options)).then((reply): T => reply);
}

interface UploadReply<T> {
  /** Both are missing if a proxy responded with something else. */
  data?: T;
  error?: unknown;
  response: Response;
}

function send<T>(
  path: string,
  form: FormData,
  { onProgress, signal, headers = {} }: UploadOptions,
) {
  return new Promise<UploadReply<T>>((resolve, reject) => {
    if (signal?.aborted) {
      reject(aborted());
      return;
    }
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => resolve(replyTo<T>(request)));
    request.addEventListener('error', () => reject(new TypeError('The upload was interrupted.')));
    request.addEventListener('abort', () => reject(aborted()));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function replyTo<T>(request: XMLHttpRequest): UploadReply<T> {
  const headers = new Headers();
  for (const name of ['X-Request-Id', 'Retry-After']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  const response = new Response(null, { status: request.status, headers });
  try {
    const body = JSON.parse(request.responseText);
    return response.ok ? { data: body, response } : { error: body, response };
  } catch {
    return { response };
  }
}

function aborted(): DOMException {
  return new DOMException('The upload was canceled.', 'AbortError');
}
