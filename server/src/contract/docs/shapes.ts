import { z } from 'zod';

/** The parts of a schema shown in the reference. */
export const Shape = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.json()).optional(),
  const: z.json().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).default([]),
  get items() {
    return Shape.optional();
  },
  get anyOf() {
    return z.array(Shape).optional();
  },
  get oneOf() {
    return z.array(Shape).optional();
  },
  get properties() {
    return z.record(z.string(), Shape).optional();
  },
});
export type Shape = z.infer<typeof Shape>;

const Media = z.object({ schema: Shape.optional(), example: z.json().optional() });
const Content = z.record(z.string(), Media);
export type Content = z.infer<typeof Content>;

export const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  description: z.string().default(''),
  schema: Shape.optional(),
  example: z.json().optional(),
});
export type Parameter = z.infer<typeof Parameter>;

export const Body = z.object({ content: Content });

export const Reply = z.object({
  description: z.string(),
  content: Content.default({}),
  'x-codes': z.array(z.string()).default([]),
});
export type Reply = z.infer<typeof Reply>;

/** Parameters, bodies and responses may be references within the contract. */
export const Operation = z.looseObject({
  operationId: z.string().default(''),
  tags: z.array(z.string()).default([]),
  summary: z.string().default(''),
  description: z.string().default(''),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  parameters: z.array(z.json()).default([]),
  requestBody: z.json().optional(),
  responses: z.record(z.string(), z.json()),
  'x-codes': z.array(z.string()).default([]),
});
export type Operation = z.infer<typeof Operation>;

const Calls = z.record(z.string(), z.record(z.string(), z.json()));

export const Contract = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: Calls,
  webhooks: Calls.default({}),
  components: z.object({ schemas: z.record(z.string(), Shape) }),
});
export type Contract = z.infer<typeof Contract>;
