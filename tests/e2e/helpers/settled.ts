import { expect, type Page } from '@playwright/test';
import { WITHOUT_FONTS } from '../../../scripts/pictures/still.ts';

/** Waits until a page has its fonts, after which nothing of it changes by itself. */
export const settled = (page: Page) => expect(page.locator(WITHOUT_FONTS)).toHaveCount(0);
