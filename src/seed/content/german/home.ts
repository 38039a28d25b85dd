import type { SeedPage } from '../../types';
import { as, toAddress, toDocument } from '../../write';
import { meta, on } from '../pages/parts';
import { fluss } from './river';

export const startseite: SeedPage = {
  title: 'Startseite',
  path: '/de',
  meta: meta(
    'Vorausschau im Kontext für große Organisationen',
    'Sensory Intelligence verbindet menschliches Urteil, Kontext und maschinelle Intelligenz. Große Organisationen erkennen Veränderungen, solange sie noch wählen können.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'measured',
      heading: 'Schließen Sie die Lücke zwischen Signal und Einsicht.',
      intro:
        'Jede Störung kündigt sich früh an: in Bruchstücken, bei Menschen und Systemen, die einander nicht sehen. Sensory Intelligence führt sie zusammen, solange Sie noch wählen können.',
      links: [
        as('gradient', toAddress('Erstgespräch buchen', '/book')),
        as('outline', toDocument('So funktioniert es', 'pages', '/sensory-intelligence')),
      ],
      figure: 'sensor',
      readings: [
        { name: 'Spotfracht', value: 'ruhig, dann fest' },
        { name: 'Flusspegel', value: 'niedrig, fallend' },
        { name: 'Überstunden', value: 'an zwei Standorten' },
        { name: 'Arbeitsaufträge', value: 'wieder verschoben' },
        { name: 'Tiefgang', value: 'Schiffe laden weniger' },
        { name: 'Schadenmeldungen', value: 'eine neue Formulierung' },
      ],
      section: on('graphite'),
    },
    {
      blockType: 'card-grid',
      layout: 'plate',
      heading: 'Was sich ändert, wenn eine Organisation sich selbst sieht',
      intro: 'Drei Veränderungen, jede als kleines fertiges Produkt geliefert und nach 90 Tagen gemessen.',
      cards: [
        {
          title: 'Früher handeln statt reagieren',
          text: 'Herkömmliche Systeme werten aus, was schon geschehen ist. Sensory Intelligence liest eine Veränderung, während sie entsteht, und zeigt, wie viel Zeit Ihnen bleibt: Tage für eine Schadenrückstellung, Stunden für die Abendrampe, eine Schicht für ein Lager, das zu wandern beginnt.',
          figure: 'lead-time',
        },
        {
          title: 'Kontext als Strategie',
          text: 'Derselbe Messwert bedeutet an verschiedenen Orten Verschiedenes. Jede Tatsache kommt mit ihren Umständen: wann sie galt, wo, für wen, womit verbunden und zu welchem Preis.',
          figure: 'strata',
        },
        {
          title: 'Vorausschau, die sich messen lässt',
          text: 'SiQ, der Sensory Intelligence Quotient, bewertet die Wahrnehmung an Ihren eigenen Entscheidungen, vorher und nachher, in fünf Stufen, denen ein Vorstand folgen kann.',
          figure: 'nested-arcs',
        },
      ],
      section: on('white', 'shifts'),
    },
    {
      blockType: 'statement',
      layout: 'circles',
      leads: [
        { text: 'Aufzeichnungen bewahren, was geschah.', label: 'maschinelle Intelligenz' },
        { text: 'Menschen spüren, was sich verschiebt.', label: 'menschliches Urteil' },
      ],
      text: 'Vorausschau beginnt, wo beide einander sehen.',
      label: 'Kontext der Lage',
      section: on('ocean', 'belief'),
    },
    {
      blockType: 'link-cards',
      layout: 'panels',
      heading: 'Drei Wege hinein',
      intro: 'Beginnen Sie mit der Methode, der Plattform oder Ihrer Branche.',
      cards: [
        {
          link: toDocument('Methode: Sensory Intelligence', 'pages', '/sensory-intelligence'),
          text: 'Die Methode gegen blinde Flecken: fünf Schritte vom Normalbild im Kontext bis zum fortlaufenden Lernen.',
          figure: 'openings',
        },
        {
          link: toDocument('Plattform', 'pages', '/platform'),
          text: 'Sechs Module: Sie nehmen Signale auf, verbinden sie und zeigen jeder Rolle, was sie tun kann.',
          figure: 'six-modules',
        },
        {
          link: toDocument('Branchenlösungen', 'pages', '/solutions'),
          text: 'Frühe Anzeichen in Versicherung, Energie, Lieferkette, Fertigung und Bau.',
          figure: 'five-fields',
        },
      ],
      section: on('white', 'ways-in'),
    },
    { ...fluss, layout: 'split' },
    {
      blockType: 'cta-band',
      heading: 'Bringen Sie die Frage mit, die kein Dashboard beantwortet hat.',
      text: 'Sprechen Sie mit Menschen, die Ihre Branche kennen. Sie gehen mit einer ersten Karte der Stellen, an denen Ihre Signale ungelesen bleiben.',
      primary: toAddress('Erstgespräch buchen', '/book'),
      hasSecondary: true,
      secondary: toDocument('So entwickeln wir gemeinsam', 'pages', '/platform/partnerships'),
      facts: [
        { label: 'Dauer', value: '30 Minuten' },
        { label: 'Ort', value: 'Videogespräch' },
        { label: 'Bestätigung', value: 'Sofort' },
      ],
      section: on('frost', 'discovery-session'),
    },
  ],
};
