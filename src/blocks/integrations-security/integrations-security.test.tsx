import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite } from '../example-site';
import type { BlockOf } from '../types';
import { IntegrationsSecurity } from './integrations-security';
import { integrationsSecurityExamples } from './integrations-security.example';

const { block } = integrationsSecurityExamples.plate;
const html = renderToStaticMarkup(<IntegrationsSecurity block={block} site={exampleSite} data={undefined} />);

test('names each kind of tool and each safeguard once', () => {
  expect(html.match(/<dt/g)).toHaveLength(4);
  expect(html.match(/<li/g)).toHaveLength(3);
});

test('a button without a target comes last and is not the solid one', () => {
  const links: BlockOf<'integrations-security'>['links'] = [
    { label: 'Later', kind: 'none', appearance: 'solid' },
    { label: 'Now', kind: 'address', address: '/contact', appearance: 'outline' },
  ];
  const shown = renderToStaticMarkup(
    <IntegrationsSecurity block={{ ...block, links }} site={exampleSite} data={undefined} />,
  );
  expect(shown.indexOf('Now')).toBeLessThan(shown.indexOf('Later'));
  expect(shown).not.toContain('button-solid');
});

test('a button without a target is shown as disabled', () => {
  expect(html).toMatch(/<a role="link" aria-disabled="true"[^>]*>View Integrations/);
  expect(html).not.toContain('href=');
});
