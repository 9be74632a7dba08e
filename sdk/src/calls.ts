import type { paths } from './schema.d.ts';

/**
 * The contract's calls, as a program makes them: what is uploaded is a Blob or a File, and a form
 * takes a record as it was read, with its numbers, and `null` or `undefined` where a
 * field is left out. What is answered as JSON unless a header asks otherwise is JSON; whoever asks
 * otherwise says `parseAs`.
 */
export type Calls = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: Call<AsJson<paths[Path][Method]>> };
};

type AsJson<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body; 'text/csv': string } } };
}
  ? Omit<Operation, 'responses'> & {
      responses: Omit<Operation['responses'], 200> & {
        200: Omit<Operation['responses'][200], 'content'> & {
          content: { 'application/json': Body };
        };
      };
    }
  : Operation;

type Call<Operation> = Operation extends {
  requestBody: { content: { 'multipart/form-data': infer Form } };
}
  ? Omit<Operation, 'requestBody'> & {
      requestBody: { content: { 'multipart/form-data': { [Field in keyof Form]: Blob } } };
    }
  : Operation extends {
        requestBody: { content: { 'application/x-www-form-urlencoded': infer Form } };
      }
    ? Omit<Operation, 'requestBody'> & {
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': { [Field in keyof Form]: FormValue<Form[Field]> };
          } & JsonOf<Operation>;
        };
      }
    : Operation;

/** Where a call takes JSON in place of a form. */
type JsonOf<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { 'application/json': Body }
  : object;

type FormValue<Value> =
  | (string extends Value ? Value | number : Value)
  | (undefined extends Value ? undefined : never)
  | null;
