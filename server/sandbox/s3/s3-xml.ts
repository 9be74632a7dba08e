import { escapeHtml } from '@spindle/sdk/domain/mail/escape-html';
import type { StoredObject } from './stored-object.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

export function errorXml(code: string, message: string): string {
  return `${HEAD}<Error><Code>${code}</Code><Message>${escapeHtml(message)}</Message></Error>`;
}

interface Page {
  bucket: string;
  prefix: string;
  maxKeys: number;
  objects: readonly StoredObject[];
  /** Key at which the next page continues, or null on the last page. */
  next: string | null;
}

export function listXml({ bucket, prefix, maxKeys, objects, next }: Page): string {
  const contents = objects.map(
    ({ key, modifiedAt, etag, size }) =>
      `<Contents><Key>${escapeHtml(key)}</Key><LastModified>${modifiedAt}</LastModified>` +
      `<ETag>${escapeHtml(etag)}</ETag><Size>${size}</Size>` +
      '<StorageClass>STANDARD</StorageClass></Contents>',
  );
  const token = next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return (
    `${HEAD}<ListBucketResult xmlns="${NAMESPACE}"><Name>${escapeHtml(bucket)}</Name>` +
    `<Prefix>${escapeHtml(prefix)}</Prefix><KeyCount>${objects.length}</KeyCount>` +
    `<MaxKeys>${maxKeys}</MaxKeys><IsTruncated>${next !== null}</IsTruncated>` +
    `${token}${contents.join('')}</ListBucketResult>`
  );
}

export function deletedXml(keys: readonly string[]): string {
  const deleted = keys.map((key) => `<Deleted><Key>${escapeHtml(key)}</Key></Deleted>`).join('');
  return `${HEAD}<DeleteResult xmlns="${NAMESPACE}">${deleted}</DeleteResult>`;
}

/** Returns the keys in a request that deletes several objects. */
export function keysToDelete(xml: string): string[] {
  return [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => plain(key));
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
