import type { Page } from '@playwright/test';
import { siteUrl } from './site';

/** Returns a list that fills with console errors and warnings, exceptions, failed and third-party requests. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  const origin = new URL(siteUrl).origin;
  page.on('console', (message) => {
    // Of the live preview's frame, Payload's own.
    if (message.text().startsWith('An iframe which has both allow-scripts and allow-same-origin')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The page or frame was left before the response.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`third party: ${url}`);
  });
  return complaints;
}
