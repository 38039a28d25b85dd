import { expect } from '@playwright/test';
import { cmsAs } from '../helpers/cms';
import { tokenOf } from '../helpers/people';
import { test } from './test';

const PAGE = '/container-treatments?review';
const element = '[data-element="treatment/ct-01"]';
const forget = () => cmsAs('admin').send('DELETE', '/design-reviews?where[element][exists]=true');

test.beforeEach(forget);
test.afterAll(forget);

test('a reviewer keeps an element, and it is still kept after a reload', async ({ tab }) => {
  // A cookie can be set only on an address of the site.
  await tab.open('/healthz');
  await tab.setCookie('payload-token', tokenOf('admin'));
  const mode = () =>
    tab.run(() => document.querySelector('[data-review-mode]:not([hidden])')?.getAttribute('data-review-mode'));
  const state = () => tab.run((found: string) => document.querySelector(found)?.getAttribute('data-state'), element);
  await tab.open(PAGE);
  await expect.poll(mode).toBe('shared');
  await tab.click(`${element} [data-review="kept"]`);
  await expect.poll(state).toBe('kept');
  await expect
    .poll(async () => (await cmsAs('admin').send<{ totalDocs: number }>('GET', '/design-reviews')).totalDocs)
    .toBe(1);
  await tab.open(PAGE);
  await expect.poll(state).toBe('kept');
});
