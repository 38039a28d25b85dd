import { expect, it } from 'vitest';
import { campaignIn, formOrigin } from './form-origin.ts';

it('keeps the parameters of a campaign, and nothing else of the address', () => {
  expect(campaignIn('?utm_source=letter&utm_campaign=spring%20launch&gclid=person&token=secret')).toEqual({
    utm_source: 'letter',
    utm_campaign: 'spring launch',
  });
});

it.each([
  ['', {}],
  ['?utm_source=', {}],
  ['?utm_source=%00a%0Ab', { utm_source: 'a b' }],
  ['?utm_term=%F0%28', { utm_term: '\ufffd(' }],
  [`?utm_medium=${'🛰'.repeat(300)}`, { utm_medium: '🛰'.repeat(200) }],
])('a nonsensical query is shortened or dropped: %#', (query, campaign) => {
  expect(campaignIn(query)).toEqual(campaign);
  expect(formOrigin.parse({ campaign }).campaign).toEqual(campaign);
});

it.each(['//evil.example', '/a\\b', 'https://evil.example', 'x', '/a\nb'])('%j is no page of this site', (page) => {
  expect(formOrigin.parse({ page, campaign: {} }).page).toBeUndefined();
});
