import { describe, expect, it } from 'vitest';
import { contentRange, parseListRequest } from '@spindle/sdk/contract/list-dialect';

const dialect = { sortable: ['dateCreated', 'total'], filters: ['orderState', 'id'] } as const;

describe('the list dialect of the back-office', () => {
  it('parses sort, range and filter', () => {
    const query = {
      sort: '["total","DESC"]',
      range: '[25,49]',
      filter: '{"orderState":"PENDING","id":["a","b"]}',
    };
    expect(parseListRequest(query, dialect)).toEqual({
      sort: { field: 'total', direction: 'DESC' },
      offset: 25,
      limit: 25,
      filter: { orderState: 'PENDING', id: ['a', 'b'] },
    });
  });

  it('has defaults for everything', () => {
    expect(parseListRequest({}, dialect)).toEqual({
      sort: { field: 'dateCreated', direction: 'ASC' },
      offset: 0,
      limit: 25,
      filter: {},
    });
  });

  it.each([
    ['sort', '["password","ASC"]'],
    ['sort', '["total","sideways"]'],
    ['sort', 'total'],
    ['range', '[5,4]'],
    ['range', '[0,100000]'],
    ['range', '[0.5,3]'],
    ['range', '{}'],
    ['filter', '[]'],
    ['filter', '{"orderState":{"$gt":1}}'],
    ['filter', '{"passwordHash":"x"}'],
    ['filter', '{'],
  ])('rejects %s=%s, naming it', (parameter, value) => {
    expect(() => parseListRequest({ [parameter]: value }, dialect)).toThrow(parameter);
  });

  it('says which part of the list a page is', () => {
    expect(contentRange('orders', 0, 25, 319)).toBe('orders 0-24/319');
    expect(contentRange('orders', 300, 19, 319)).toBe('orders 300-318/319');
    expect(contentRange('orders', 0, 0, 0)).toBe('orders 0-0/0');
  });
});
