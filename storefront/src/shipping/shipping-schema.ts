import { z } from 'zod';
import { addressSchema } from '../addresses/address-schema.ts';

const required = z.string().trim().min(1, 'Address is required');

export const shippingSchema = addressSchema.extend({ name: required, company: required });
