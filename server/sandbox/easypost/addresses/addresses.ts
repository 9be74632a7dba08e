import type Router from '@koa/router';
import { z } from 'zod';
import { bodyOf } from '../../json-body.ts';
import type { World } from '../../world.ts';
import { addressFields, toInput } from './address-input.ts';
import { checksOf, createAddress, presentAddress } from './create-address.ts';
import { notFound, unverified } from '../easypost-failure.ts';
import { verify } from './verify.ts';

const createSchema = z.object({
  address: addressFields.default({}),
  verify: z.unknown().optional(),
  verify_strict: z.unknown().optional(),
});

export function addresses(router: Router, world: World): void {
  router.post('/addresses', (ctx) => {
    const { address, ...options } = bodyOf(ctx, createSchema);
    const input = toInput(address);
    const strict = checksOf(options.verify_strict);
    const errors = strict.length > 0 ? errorsOf(input) : [];
    if (errors.length > 0) {
      ctx.status = 422;
      ctx.body = unverified(errors);
      return;
    }
    const checks = strict.length > 0 ? strict : checksOf(options.verify);
    ctx.status = 201;
    ctx.body = presentAddress(createAddress(world, input, checks));
  });

  router.post('/addresses/create_and_verify', (ctx) => {
    const input = toInput(bodyOf(ctx, createSchema).address);
    const errors = errorsOf(input);
    ctx.status = errors.length > 0 ? 422 : 200;
    ctx.body =
      errors.length > 0
        ? unverified(errors)
        : { address: presentAddress(createAddress(world, input, checksOf(true))) };
  });

  router.get('/addresses/:id', (ctx) => {
    const address = world.store.get('address', String(ctx.params.id));
    ctx.status = address ? 200 : 404;
    ctx.body = address ? presentAddress(address) : notFound();
  });

  router.get('/addresses/:id/verify', (ctx) => {
    const address = world.store.get('address', String(ctx.params.id));
    if (!address) {
      ctx.status = 404;
      ctx.body = notFound();
      return;
    }
    const errors = errorsOf(address);
    ctx.status = errors.length > 0 ? 422 : 200;
    ctx.body =
      errors.length > 0
        ? unverified(errors)
        : { address: presentAddress(createAddress(world, toInput(address), checksOf(true))) };
  });
}

function errorsOf(input: Parameters<typeof verify>[0]) {
  return verify(input).verifications.delivery?.errors ?? [];
}
