import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument } from '../../write';
import { meta, on } from '../pages/parts';
import { fluss } from './river';

export const startseite: SeedPage = {
  title: 'Startseite',
  path: '/de',
  meta: meta(
    'Vorausschau im Kontext für große Organisationen',
    'Software für Versicherer, Versorger, Hersteller, Verlader und Bauunternehmen: Sie verbindet Frühwarnungen, die es bei Ihnen schon gibt, solange Sie noch handeln können.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'measured',
      heading: 'Schließen Sie die Lücke zwischen Signal und Einsicht.',
      intro:
        'Software für Versicherer, Versorger, Hersteller, Verlader und Bauunternehmen. Sie verbindet die Frühwarnungen Ihrer Menschen und Systeme, solange Sie noch handeln können. Nach 90 Tagen nutzen Ihre Teams die Software für eine Entscheidung, etwa eine Vertragsverlängerung oder eine neue Route. Ein Wert zeigt, wie viel früher sie Bescheid wissen.',
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
      heading: 'Was Sie in 90 Tagen bekommen',
      intro: 'Ein fertiges Produkt für eine Entscheidung, täglich im Einsatz, mit einem Wert vorher und nachher.',
      cards: [
        {
          title: 'Früher handeln statt reagieren',
          text: 'Die meisten Systeme werten aus, was schon geschehen ist. Dieses zeigt eine Veränderung, während sie entsteht, und wie viel Zeit Ihnen bleibt: Tage für eine Schadenrückstellung, Stunden für die Abendrampe, eine Schicht für ein Lager.',
          figure: 'lead-time',
        },
        {
          title: 'Kontext als Strategie',
          text: 'Jede Meldung sagt, wann, wo, wen es trifft, was davon abhängt und was Zögern kostet.',
          figure: 'strata',
        },
        {
          title: 'Vorausschau, die sich messen lässt',
          text: 'SiQ, der Sensory Intelligence Quotient, misst, wie früh Sie es gesehen haben: vor uns, nach uns, eine Zahl für den Vorstand.',
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
      text: 'Bringen Sie beides zusammen, solange Zeit ist.',
      label: 'Kontext der Lage',
      section: on('ocean', 'belief'),
    },
    {
      blockType: 'link-cards',
      layout: 'panels',
      heading: 'Drei Wege hinein',
      cards: [
        {
          link: toDocument('Methode: Sensory Intelligence', 'pages', '/sensory-intelligence'),
          text: 'Fünf Schritte vom Normalzustand bis zu dem, was Sie tun, wenn er sich ändert.',
          figure: 'openings',
        },
        {
          link: toDocument('Plattform', 'pages', '/platform'),
          text: 'Sechs Module, die Signale aufnehmen, verbinden und jeder Rolle zeigen, was sie tun kann.',
          figure: 'six-modules',
        },
        {
          link: toDocument('Branchenlösungen', 'pages', '/solutions'),
          text: 'Was Versicherer, Versorger, Verlader, Hersteller und Bauunternehmen früh sehen können.',
          figure: 'five-fields',
        },
      ],
      section: on('white', 'ways-in'),
    },
    { ...fluss, layout: 'split' },
    {
      blockType: 'gap-sketch',
      heading: 'Zeichnen Sie Ihre eigene Lücke',
      intro:
        'Wählen Sie eine Entscheidung, die zu spät kam. Wann wusste jemand zuerst davon, und ab wann war nichts mehr zu ändern?',
      question: 'Eine Entscheidung, die uns spät erreicht',
      decisions: lines('Rückstellung', 'Verlängerung', 'Schalthandlung', 'Nachbestellung', 'Betonage'),
      knownLabel: 'Zuerst bekannt',
      knownText: 'bevor sie uns erreichte',
      reachedLabel: 'sie erreichte uns',
      lateLabel: 'Zu spät',
      lateText: 'nachdem sie uns erreichte',
      week: 'Woche',
      weeks: 'Wochen',
      line: 'Sie hatten {had}. Genutzt haben Sie {used}.',
      note: '{decision}: zuerst bekannt {known}, bevor sie uns erreichte, zu spät {late} danach. Wir hatten {had} und nutzten {used}.',
      button: 'In ein Gespräch mitbringen',
      section: on('white', 'your-gap'),
    },
    {
      blockType: 'cta-band',
      heading: 'Bringen Sie die Frage mit, die kein Dashboard beantwortet hat.',
      text: 'Sprechen Sie mit jemandem, der Ihre Branche kennt. Sie gehen mit einer ersten Karte der Warnungen, die niemand liest.',
      primary: toAddress('Erstgespräch buchen', '/book'),
      hasSecondary: true,
      secondary: toDocument('So entwickeln wir gemeinsam', 'pages', '/platform/partnerships'),
      measure: '30 Minuten',
      facts: [
        { label: 'Ort', value: 'Videogespräch' },
        { label: 'Bestätigung', value: 'Sofort' },
      ],
      section: on('frost', 'discovery-session'),
    },
  ],
};
