import { z } from 'zod';

interface CollectedRequest {
  method: string;
  /** In the contract's format. */
  path: string;
  headers: Record<string, string>;
  auth: string | undefined;
}

const Pair = z.object({ key: z.string(), value: z.string() });
const Request = z.object({
  method: z.string(),
  url: z.object({ path: z.array(z.string()) }),
  header: z.array(Pair).default([]),
  auth: z.object({ type: z.string() }).nullish(),
});
const Folder = z.object({
  request: Request.optional(),
  get item() {
    return z.array(Folder).default([]);
  },
});
type Folder = z.infer<typeof Folder>;

/** Returns every request of a Postman collection, from all folders. */
export function readCollection(text: string): CollectedRequest[] {
  return requestsIn(Folder.parse(JSON.parse(text)));
}

function requestsIn({ request, item }: Folder): CollectedRequest[] {
  const below = item.flatMap(requestsIn);
  if (request === undefined) return below;
  const { method, url, header, auth } = request;
  const path = `/${url.path.map((step) => step.replace(/^:(.+)$/, '{$1}')).join('/')}`;
  const headers = Object.fromEntries(header.map(({ key, value }) => [key, value]));
  return [{ method, path, headers, auth: auth?.type }, ...below];
}
