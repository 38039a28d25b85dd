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
      'Software für Versorger und Netzbetreiber. Alethia zeigt der Leitstelle, was Nachfrage, Wetter, Anlagen, Märkte und Teams schon verraten, solange Umschalten noch wenig kostet. Nach 90 Tagen warnt die Software vor Ihren Abendrampen.',
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
    text: `Netze fallen selten ohne Vorwarnung aus. Die Warnungen verteilen sich auf mehrere Plätze: ein Transformator, der warm läuft, eine zweimal korrigierte Prognose, ein umgeleitetes Team, ein Preis, der sich bewegte.

Jeder Platz hat recht, in seinem eigenen Werkzeug und nach seiner eigenen Uhr. Bis die Schichtleitung alle fünf in einer Leitung hat, sind die günstigen Maßnahmen vorbei: die Umschaltung, die verschobene Abschaltung, das Team, das eine Stunde gewartet hätte.`,
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
    intro: 'Vier Sichten, mit Gründen, die eine Leitstelle prüfen kann.',
    cards: [
      {
        title: 'Vorausschau auf die Residuallast',
        subtitle: 'Die nächste Rampe und ihre Ursachen',
        text: 'Rampen und Täler, Strang für Strang. Jede Änderung der Prognose nennt ihren Grund.',
        figure: 'watch',
      },
      {
        title: 'Belastung der Anlagen',
        subtitle: 'Abweichungen, solange sie günstig sind',
        text: 'Wärme, Schall, Öl und Wartung für jede Anlage. Vier kleine Abweichungen zeigen sich als ein Gerät, das ausfallen wird.',
        figure: 'strain',
      },
      {
        title: 'Wege einer Kaskade',
        subtitle: 'Wohin ein Ausfall als Nächstes wandert',
        text: 'Ein Ausfall, verfolgt durch Topologie, Verträge und Teams, der kürzeste Weg zuerst.',
        figure: 'cascade',
      },
      {
        title: 'Markt und Netz in einem Bild',
        subtitle: 'Positionen neben Schaltplänen',
        text: 'Positionen, Schaltpläne und Teams, vor Handelsschluss gegeneinander geprüft.',
        figure: 'threshold',
      },
    ],
    practice: lines(
      'Eine Leitstelle sieht vor der Planungsrunde, in welchen Strängen die Abendrampen steiler werden.',
      'Eine Wartungsplanerin zieht einen Transformator vor, weil drei schwache Signale übereinstimmen.',
      'Ein Händler sieht, warum sich die Bilanzprognose geändert hat und welcher Grund Mitternacht überdauert.',
      'Eine Einsatzleiterin verteilt die Teams vor dem Sturm und behält eines für den Strang zurück, der noch hält.',
    ),
  },
  architecture: {
    layout: 'arc',
    heading: 'Woher eine Warnung kommt',
    intro: 'Jede Schlussfolgerung lässt sich zurückverfolgen.',
    dimensions: [
      {
        title: 'Zeitlich',
        text: 'Sekunden der Frequenz, Stunden der Last, Jahreszeiten des Wassers.',
        figure: 'temporal',
      },
      {
        title: 'Räumlich',
        text: 'Stränge, Umspannwerke, Trassen und Wetterzellen auf einer Karte.',
        figure: 'spatial',
      },
      {
        title: 'Im Verhalten',
        text: 'Wie Kunden, Teams und Handelspartner tatsächlich reagieren.',
        figure: 'behavioral',
      },
      {
        title: 'Systemisch',
        text: 'Was zusammenhängt: Anlagen, Schutzeinstellungen, Verträge, Menschen.',
        figure: 'systemic',
      },
      {
        title: 'Ökonomisch',
        text: 'Was eine Minute Vorwarnung wert ist: in Ausgleichsenergie, Pönalen und nicht gelieferter Last.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'scale',
    heading: 'Ein Produkt in einer Saison',
    intro: 'Neunzig Tage decken eine Saison voller Rampen ab, genug, um sie an laufenden Daten zu bewerten.',
    phases: [
      {
        title: 'Entdecken und entwerfen',
        duration: 'Tage',
        description:
          'Leitstelle, Planung und Handel nehmen sich eine Entscheidung vor, die das Netz immer wieder zu spät trifft.',
        outcome: 'Eine Frage und die Signale dahinter.',
      },
      {
        title: 'Lösung gestalten und bauen',
        duration: '90 Tage',
        description:
          'Das erste MxP läuft neben der Leitstelle: eine Art von Rampe, gemessen an ihrem SiQ-Ausgangswert.',
        outcome: 'Ein Vorsprung, den Sie zählen können.',
      },
      {
        title: 'Ausweiten',
        duration: '6–12 Monate',
        description: 'Regionen, Anlagenklassen und Handelstische folgen, jeweils an der letzten Saison geprüft.',
        outcome: 'Dasselbe Bild in jeder Leitstelle.',
      },
      {
        title: 'In die Branche',
        duration: '12–24 Monate',
        description:
          'Was in Ihrem Netz funktioniert, bringen wir zu anderen Betreibern, mit Ihnen in exklusiver Führung.',
        outcome: 'Ein Produkt, das andere Betreiber als Nächstes einführen.',
      },
    ],
  },
  ownSection: [lastgang, quellen],
  ownSectionAfter: 'challenge',
  next: {
    heading: 'Beginnen Sie mit einer Abendrampe.',
    text: 'Bringen Sie den Abend mit, über den Sie immer noch reden. In dreißig Minuten skizzieren wir, welche Signale zuerst da waren und wo sie stecken blieben.',
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
