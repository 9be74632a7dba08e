/** What the shop can read; anything else it refuses after the whole of it was sent. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

const MOST_BYTES = 10_000_000;

/** Why it makes no sense to send this file, or null where it does. */
export function whyNotThisImage({ name, type, size }: File): string | null {
  if (!IMAGE_TYPES.includes(type)) {
    return `${name} is not a JPEG, PNG, WebP or AVIF picture. Choose another file.`;
  }
  if (size > MOST_BYTES) {
    const megabytes = (size / 1_000_000).toFixed(1);
    return `${name} has ${megabytes} MB; 10 MB is the most. Save it smaller, then choose it again.`;
  }
  return null;
}
