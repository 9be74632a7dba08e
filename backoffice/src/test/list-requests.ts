import { api, server } from './mock-shop.ts';

interface ListRequest {
  sort: unknown;
  range: unknown;
  filter: unknown;
}

/** Records the requests to the list at `/api/admin/…` from now on. The mock shop still responds. */
export function recordListRequests(resource: string): ListRequest[] {
  const requests: ListRequest[] = [];
  server.use(
    api.untyped.get(`*/api/admin/${resource}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [sort, range, filter] = (['sort', 'range', 'filter'] as const).map((name) =>
        JSON.parse(query.get(name) ?? 'null'),
      );
      requests.push({ sort, range, filter });
    }),
  );
  return requests;
}
