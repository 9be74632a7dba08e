import { material } from '../render/material.ts';

export const ground = material('#cdd1d5', 1, 0.2, { direction: [0, 1, 0], amount: 0.05 });

export const anodisedRed = material('#b02a2f', 0.7, 0.35);
