import type { SeedFooter } from '../types';
import { toAddress, toDocument } from '../write';

export const footer: SeedFooter = {
  columns: [
    {
      title: 'Platform',
      links: [
        { link: toDocument('Sensory Intelligence', 'pages', '/sensory-intelligence') },
        { link: toDocument('Platform', 'pages', '/platform') },
        { link: toDocument('Partnerships', 'pages', '/platform/partnerships') },
        { link: toAddress('Book a session', '/book') },
      ],
    },
    {
      title: 'Solutions',
      links: [
        { link: toDocument('All industries', 'pages', '/solutions') },
        { link: toDocument('Insurance', 'industries', 'insurance') },
        { link: toDocument('Energy', 'industries', 'energy') },
        { link: toDocument('Supply chain', 'industries', 'supply-chain') },
        { link: toDocument('Manufacturing', 'industries', 'manufacturing') },
        { link: toDocument('Construction', 'industries', 'construction') },
      ],
    },
    {
      title: 'Company',
      links: [
        { link: toDocument('About', 'pages', '/about') },
        { link: toDocument('Leadership', 'pages', '/leadership') },
        { link: toAddress('Careers', '/careers') },
        { link: toDocument('The Signal', 'pages', '/about/newsletters') },
        { link: toDocument('Contact', 'pages', '/contact') },
      ],
    },
  ],
  copyrightYear: 2025,
  legalLinks: [
    { link: toDocument('Terms', 'legal-pages', 'terms') },
    { link: toDocument('Privacy', 'legal-pages', 'privacy') },
    { link: toDocument('Trust', 'legal-pages', 'trust') },
    { link: toDocument('Accessibility', 'pages', '/accessibility') },
  ],
};
