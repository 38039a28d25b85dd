import type { Page } from '@playwright/test';
import { siteUrl } from './site';

/**
 * Listens to a page from before its first request. The list that it answers fills with everything a developer would
 * see in red or yellow: console errors and warnings, exceptions, requests that failed or left the site.
 */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  const origin = new URL(siteUrl).origin;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) =>
    complaints.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`third party: ${url}`);
  });
  return complaints;
}
