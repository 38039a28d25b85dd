import type { SeedNavigation } from '../types';
import { toAddress, toDocument } from '../write';

/** Flows document, "Shared frame". Short paths redirect; `alsoCurrentFor` names the page where they are highlighted. */
export const navigation: SeedNavigation = {
  items: [
    {
      link: toDocument('Sensory Intelligence', 'pages', '/sensory-intelligence'),
      alsoCurrentFor: '/sensory-intelligence-v',
    },
    { link: toDocument('Platform', 'pages', '/platform'), alsoCurrentFor: '/platform-' },
    { link: toDocument('Partnerships', 'pages', '/platform/partnerships') },
    {
      link: toDocument('Industry solutions', 'pages', '/solutions'),
      children: [
        { link: toDocument('All industries', 'pages', '/solutions') },
        { link: toDocument('Insurance', 'industries', 'insurance') },
        { link: toDocument('Energy', 'industries', 'energy') },
        { link: toDocument('Supply chain', 'industries', 'supply-chain') },
        { link: toDocument('Manufacturing', 'industries', 'manufacturing') },
        { link: toDocument('Construction', 'industries', 'construction') },
      ],
    },
    {
      link: toDocument('About', 'pages', '/about'),
      children: [
        { link: toDocument('Leadership', 'pages', '/leadership') },
        { link: toAddress('Careers', '/careers'), alsoCurrentFor: '/about/careers' },
        { link: toDocument('The Signal', 'pages', '/about/newsletters'), alsoCurrentFor: '/newsletter' },
        { link: toAddress('Partnerships', '/partnership') },
      ],
    },
    { link: toDocument('Contact', 'pages', '/contact') },
  ],
  action: toAddress('Book a session', '/book'),
};
