import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite } from '../example-site';
import { IntegrationsSecurity } from './integrations-security';
import { integrationsSecurityExamples } from './integrations-security.example';

const { block } = integrationsSecurityExamples.plate;
const html = renderToStaticMarkup(<IntegrationsSecurity block={block} site={exampleSite} data={undefined} />);

test('names each kind of tool and each safeguard once', () => {
  expect(html.match(/<dt/g)).toHaveLength(4);
  expect(html.match(/<li/g)).toHaveLength(3);
});

test('a button without a target is shown as disabled', () => {
  expect(html).toMatch(/<a role="link" aria-disabled="true"[^>]*>View Integrations/);
  expect(html).not.toContain('href=');
});
