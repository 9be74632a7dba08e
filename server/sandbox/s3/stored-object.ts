/** A file in a bucket. */
export interface StoredObject {
  /** The bucket and the key: `pictures/images/uploads/3f9a.webp`. */
  id: string;
  created: number;
  bucket: string;
  key: string;
  base64: string;
  size: number;
  /** In quotation marks. */
  etag: string;
  contentType: string;
  cacheControl: string | null;
  modifiedAt: string;
}
