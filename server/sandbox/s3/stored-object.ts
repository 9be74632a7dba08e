/** A file in a bucket. */
export interface StoredObject {
  /** Bucket and key: `pictures/images/uploads/3f9a.webp`. */
  id: string;
  created: number;
  bucket: string;
  key: string;
  base64: string;
  size: number;
  /** Includes the quotation marks. */
  etag: string;
  contentType: string;
  cacheControl: string | null;
  modifiedAt: string;
}
