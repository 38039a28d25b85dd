import type { SeedLanguage } from '../../types';
import { toAddress, toDocument } from '../../write';

const industries = [
  { link: toDocument('Versicherung', 'industries', 'insurance') },
  { link: toDocument('Energie', 'industries', 'energy') },
  { link: toDocument('Lieferkette', 'industries', 'supply-chain') },
  { link: toDocument('Fertigung', 'industries', 'manufacturing') },
  { link: toDocument('Bau', 'industries', 'construction') },
];

/** A draft: German is offered once staff publish it. */
export const german: SeedLanguage = {
  title: 'Deutsch',
  code: 'de',
  missing: 'english',
  texts: {
    tagline: 'Intelligenz, menschlich gemacht',
    title: 'Sensory Intelligence für große Organisationen',
    description:
      'Software, die die Frühwarnungen Ihrer Menschen und Systeme verbindet, solange Sie noch handeln können.',
  },
  navigation: {
    items: [
      {
        link: toDocument('Sensory Intelligence', 'pages', '/sensory-intelligence'),
        alsoCurrentFor: '/sensory-intelligence-v',
      },
      { link: toDocument('Plattform', 'pages', '/platform') },
      { link: toDocument('Partnerschaften', 'pages', '/platform/partnerships') },
      { link: toDocument('Branchen', 'pages', '/solutions'), alsoCurrentFor: '/de/loesungen', children: industries },
      {
        link: toDocument('Unternehmen', 'pages', '/about'),
        children: [
          { link: toDocument('Geschäftsführung', 'pages', '/leadership') },
          { link: toAddress('Karriere', '/careers') },
          { link: toDocument('The Signal', 'pages', '/about/newsletters') },
        ],
      },
      { link: toDocument('Kontakt', 'pages', '/contact') },
    ],
    action: toAddress('Gespräch buchen', '/book'),
  },
  footer: {
    columns: [
      {
        title: 'Plattform',
        links: [
          { link: toDocument('Sensory Intelligence', 'pages', '/sensory-intelligence') },
          { link: toDocument('Plattform', 'pages', '/platform') },
          { link: toDocument('Partnerschaften', 'pages', '/platform/partnerships') },
          { link: toAddress('Gespräch buchen', '/book') },
        ],
      },
      {
        title: 'Branchen',
        links: [{ link: toDocument('Alle Branchen', 'pages', '/solutions') }, ...industries],
      },
      {
        title: 'Unternehmen',
        links: [
          { link: toDocument('Über uns', 'pages', '/about') },
          { link: toDocument('Geschäftsführung', 'pages', '/leadership') },
          { link: toAddress('Karriere', '/careers') },
          { link: toDocument('The Signal', 'pages', '/about/newsletters') },
          { link: toDocument('Kontakt', 'pages', '/contact') },
        ],
      },
    ],
    copyrightYear: 2025,
    legalLinks: [
      { link: toDocument('Nutzungsbedingungen', 'legal-pages', 'terms') },
      { link: toDocument('Datenschutz', 'legal-pages', 'privacy') },
      { link: toDocument('Sicherheit', 'legal-pages', 'trust') },
      { link: toDocument('Barrierefreiheit', 'pages', '/accessibility') },
    ],
    showAccount: true,
  },
};
