import { defineConfig } from '@playwright/test';
import shared from '../playwright.config.ts';

/** The same browser without the shop that all other tests share. */
const { globalSetup: _, ...rest } = shared;

export default defineConfig({ ...rest, outputDir: '../test-results/mock' });
