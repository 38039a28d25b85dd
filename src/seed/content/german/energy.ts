import type { SeedIndustry } from '../../types';
import { lines, toAddress } from '../../write';
import { quellen } from './energy-evidence';
import { lastgang } from './load';

export const energie: SeedIndustry = {
  title: 'Energie',
  slug: 'energie',
  language: 'de',
  order: 20,
  figure: 'energy',
  summary:
    'Nachfrage, Wetter, Anlagen, Märkte und Teams in einer Sicht, solange die Abendrampe nur ein Knick in der Kurve ist.',
  hero: {
    heading: 'Die Kurve biegt sich, bevor sie bricht',
    highlight: 'bevor sie bricht',
    intro:
      'Software für Versorger und Netzbetreiber. Alethia zeigt der Leitstelle, was Nachfrage, Wetter, Anlagen, Märkte und Teams schon verraten, solange der Ausgleich noch wenig kostet. Nach 90 Tagen warnt die Software vor Ihren Abendrampen.',
    primary: toAddress('Erstgespräch buchen', '/book'),
    readings: [
      { name: 'Nachtlast', value: 'ein neues Plateau' },
      { name: 'Morgenanstieg', value: 'früher als prognostiziert' },
      { name: 'Dachanlagen', value: 'Wolkenfront aus Westen' },
      { name: 'Mittagstal', value: 'tiefer in drei Strängen' },
      { name: 'Trafo T-14', value: 'warm, kühlt langsam ab' },
      { name: 'Abendrampe', value: 'jede Woche steiler' },
    ],
  },
  challenge: {
    layout: 'split',
    lead: 'Jeder Platz hatte ein Bruchstück',
    text: `Jeder hatte recht, in seinem Werkzeug und nach seiner Uhr.

Bis die Schichtleitung alle fünf in einer Leitung hat, sind die günstigen Maßnahmen vorbei.`,
    chart: {
      caption: 'Ein Nachmittag',
      ticks: [{ label: '12' }, { label: '14' }, { label: '16' }, { label: '18' }, { label: '20' }],
      rows: [
        { who: 'Leitstelle', reading: 'neu bewertet', from: 60, to: 85 },
        { who: 'Handel', reading: 'Spread weitet sich', from: 18, to: 45 },
        { who: 'Anlagen', reading: 'T-14 läuft warm', from: 30, to: 62 },
        { who: 'Außendienst', reading: 'zweimal umgeleitet', from: 45, to: 74 },
        { who: 'Nachfrage', reading: 'neues Plateau', from: 4, to: 29 },
      ],
      seenAt: 30,
      seenLabel: 'genug, um es zu sehen',
      limitAt: 80,
      limitLabel: 'Engpass',
    },
  },
  capabilities: {
    layout: 'plate',
    intro: 'Mit Gründen, die Ihre Leitstelle prüfen kann.',
    cards: [
      {
        title: 'Vorausschau auf die Residuallast',
        text: 'Die nächste Rampe je Strang und ihre Ursachen.',
        figure: 'watch',
      },
      {
        title: 'Belastung der Anlagen',
        text: 'Vier kleine Abweichungen, ein Gerät, das ausfallen wird, solange die Reparatur wenig kostet.',
        figure: 'strain',
      },
      {
        title: 'Wege einer Kaskade',
        text: 'Wohin ein Ausfall als Nächstes wandert, der kürzeste Weg zuerst.',
        figure: 'cascade',
      },
      {
        title: 'Markt und Netz in einem Bild',
        text: 'Positionen neben Schaltplänen, vor Handelsschluss.',
        figure: 'threshold',
      },
    ],
    practice: lines(
      'Eine Leitstelle sieht, welche Stränge steiler ansteigen.',
      'Ein Transformator rückt auf der Liste nach oben.',
      'Ein Händler sieht, warum sich die Prognose geändert hat.',
      'Eine Einsatzleiterin hält ein Team zurück.',
    ),
  },
  architecture: {
    layout: 'arc',
    heading: 'Woher eine Warnung kommt',
    dimensions: [
      {
        title: 'Zeitlich',
        text: 'Sekunden der Frequenz, Stunden der Last, Jahreszeiten des Wassers.',
        figure: 'temporal',
      },
      {
        title: 'Räumlich',
        text: 'Stränge, Umspannwerke und Wetterzellen auf einer Karte.',
        figure: 'spatial',
      },
      {
        title: 'Im Verhalten',
        text: 'Wie Kunden, Teams und Handelspartner reagieren.',
        figure: 'behavioral',
      },
      {
        title: 'Systemisch',
        text: 'Anlagen, Schutzeinstellungen, Verträge, Menschen.',
        figure: 'systemic',
      },
      {
        title: 'Ökonomisch',
        text: 'Eine Minute Vorwarnung, in Euro.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'scale',
    heading: 'Ein Produkt in einer Saison',
    phases: [
      {
        title: 'Entdecken und entwerfen',
        duration: 'Tage',
        description: 'Leitstelle und Handel wählen eine Entscheidung, die zu spät fällt.',
        outcome: 'Eine Frage und ihre Signale.',
      },
      {
        title: 'Lösung gestalten und bauen',
        duration: '90 Tage',
        description: 'Das erste MxP läuft neben der Leitstelle, gemessen am SiQ-Ausgangswert.',
        outcome: 'Ein Vorsprung, den Sie zählen können.',
      },
      {
        title: 'Ausweiten',
        duration: '6–12 Monate',
        description: 'Regionen und Handelstische folgen.',
        outcome: 'Ein Bild in jeder Leitstelle.',
      },
      {
        title: 'In die Branche',
        duration: '12–24 Monate',
        description: 'Was funktioniert, geht an andere. Sie behalten den exklusiven Vorsprung.',
        outcome: 'Ein Produkt, das andere Betreiber einführen.',
      },
    ],
  },
  ownSection: [lastgang, quellen],
  ownSectionAfter: 'challenge',
  next: {
    heading: 'Beginnen Sie mit einer Abendrampe.',
    text: 'In dreißig Minuten skizzieren wir, welche Signale zuerst da waren.',
    primary: toAddress('Erstgespräch buchen', '/book'),
    hasSecondary: true,
    secondary: toAddress('So entwickeln wir gemeinsam', '/partnership'),
  },
  meta: {
    title: 'Sensory Intelligence für Energienetze',
    description:
      'Software für Versorger: Nachfrage, Wetter, Anlagen, Märkte und Teams in einer Sicht. Netzbetreiber handeln an der Biegung der Kurve, vor dem Bruch.',
  },
};
