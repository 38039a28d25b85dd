import type { SeedIndustry } from '../../types';
import { lines, toAddress } from '../../write';
import { lastgang } from './load';

export const energie: SeedIndustry = {
  title: 'Energie',
  slug: 'energie',
  language: 'de',
  order: 20,
  figure: 'energy',
  summary:
    'Nachfrage, Wetter, Anlagen, Märkte und Teams in einer Sicht: Die Netzleitstelle handelt, solange die Abendrampe nur ein Knick in der Kurve ist.',
  hero: {
    heading: 'Die Kurve biegt sich, bevor sie bricht',
    highlight: 'bevor sie bricht',
    intro:
      'Nachfrage, Wetter, Anlagen, Märkte und Teams kennen je einen Teil der nächsten Stunde. Alethia liest sie zusammen, damit die Leitstelle schon auf die Biegung reagieren kann.',
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
    text: `Netze fallen selten ohne Vorwarnung aus. Die Warnungen verteilen sich auf mehrere Plätze: ein Transformator, der warm läuft, eine zweimal korrigierte Prognose, ein umgeleitetes Team, ein Preis, der sich bewegte, bevor jemand nach dem Grund fragte.

Jeder Platz hat einen richtigen Messwert, in seinem eigenen Werkzeug und nach seiner eigenen Uhr. Bis die Schichtleitung alle fünf in einer Leitung hat, sind die günstigen Maßnahmen vorbei: die Umschaltung, die verschobene Abschaltung, das Team, das eine Stunde gewartet hätte.`,
    chart: {
      caption: 'Ein Nachmittag',
      ticks: [{ label: '12' }, { label: '14' }, { label: '16' }, { label: '18' }, { label: '20' }],
      rows: [
        { who: 'Leitstelle', reading: 'Rampe neu bewertet', from: 60, to: 85 },
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
    intro: 'Vier Aussagen mit ihren Gründen. Die Leitstelle kann sie an dem prüfen, worauf sie schon vertraut.',
    cards: [
      {
        title: 'Vorausschau auf die Residuallast',
        subtitle: 'Die nächste Rampe und ihre Ursachen',
        text: 'Rampen, Täler und Umkehrungen, Strang für Strang, aus Wetter, Kundenverhalten und dezentraler Erzeugung. Jede Änderung der Prognose nennt ihren Grund.',
        pointsLabel: 'Liest',
        points: lines(
          'Wolkenfronten und die Leistung der Dachanlagen',
          'Neue Plateaus durch Wärmepumpen und Ladesäulen',
          'Prognosekorrekturen, die eine Richtung behalten',
        ),
        figure: 'watch',
      },
      {
        title: 'Belastung der Anlagen',
        subtitle: 'Abweichungen, solange sie günstig sind',
        text: 'Wärme, Schall, Öl und Wartung, für jede Anlage zusammengeführt. Vier kleine Abweichungen zeigen sich als ein Gerät, das ausfallen wird.',
        pointsLabel: 'Liest',
        points: lines(
          'Heißpunkttemperatur im Verhältnis zur Last',
          'Gelöste Gase, Stufenschaltungen, Schaltspiele',
          'Arbeitsaufträge, die geschlossen und wieder geöffnet wurden',
        ),
        figure: 'strain',
      },
      {
        title: 'Wege einer Kaskade',
        subtitle: 'Wohin ein Ausfall als Nächstes wandert',
        text: 'Wie ein Ausfall durch Topologie, Verträge und Einsatzpläne läuft. Die Wege sind nach verbleibender Zeit geordnet, dann nach Größe.',
        pointsLabel: 'Liest',
        points: lines(
          'Stränge mit gemeinsamer Trasse oder Schutzeinstellung',
          'Rückspeisungen, die auf eine geplante Abschaltung bauen',
          'Kunden mit vereinbarten Unterbrechungsgrenzen',
        ),
        figure: 'cascade',
      },
      {
        title: 'Markt und Netz in einem Bild',
        subtitle: 'Positionen neben Schaltplänen',
        text: 'Positionen, Schaltpläne und Standorte der Teams, vor Handelsschluss gegeneinander geprüft. Ein Geschäft und eine Abschaltung können sich nicht mehr unbemerkt widersprechen.',
        pointsLabel: 'Liest',
        points: lines(
          'Bilanzabweichung je Stunde',
          'Abschaltungen, die sich nach dem Geschäft verschoben haben',
          'Teams in Reichweite der Anlagen, auf die eine Position baut',
        ),
        figure: 'threshold',
      },
    ],
    practice: lines(
      'Eine Leitstelle erfährt vor der Planungsrunde, in welchen Strängen die Abendrampen steiler werden.',
      'Eine Wartungsplanerin zieht einen Transformator vor, weil drei schwache Messwerte übereinstimmen.',
      'Ein Händler sieht, warum sich die Bilanzprognose geändert hat und welcher Grund nach Mitternacht noch gilt.',
      'Eine Einsatzleiterin verteilt die Teams vor dem Sturm nach aktuellen Meldungen und behält eines für den Strang zurück, der noch hält.',
    ),
  },
  architecture: {
    layout: 'arc',
    heading: 'Woher ein Messwert kommt',
    intro: 'Jede Schlussfolgerung lässt sich bis zu der Dimension zurückverfolgen, aus der sie stammt.',
    dimensions: [
      {
        title: 'Zeitlich',
        text: 'Sekunden der Frequenz, Stunden der Last, Jahreszeiten des Wassers. Jeder Messwert behält seine eigene Uhr.',
        figure: 'temporal',
      },
      {
        title: 'Räumlich',
        text: 'Stränge, Umspannwerke, Trassen und Wetterzellen, auf einer Fläche übereinandergelegt.',
        figure: 'spatial',
      },
      {
        title: 'Im Verhalten',
        text: 'Wie Kunden, Teams und Handelspartner tatsächlich reagieren, Stunde für Stunde.',
        figure: 'behavioral',
      },
      {
        title: 'Systemisch',
        text: 'Abhängigkeiten zwischen Anlagen, Schutzeinstellungen, Verträgen, Software und Menschen.',
        figure: 'systemic',
      },
      {
        title: 'Ökonomisch',
        text: 'Was jede Minute Vorwarnung wert ist: in Ausgleichsenergie, Pönalen und nicht gelieferter Last.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'scale',
    heading: 'Ein Produkt in einer Saison',
    intro: 'Neunzig Tage decken die Rampen einer Saison ab, genug, um das Produkt an laufenden Daten zu bewerten.',
    phases: [
      {
        title: 'Entdecken und entwerfen',
        duration: 'Tage',
        description:
          'Leitstelle, Planung und Handel nehmen sich ein bis zwei Tage für eine Entscheidung, die das Netz oft zu spät trifft: Wer brauchte was, und welcher Platz hatte es schon?',
        outcome: 'Eine gemeinsame Frage und die Signale, die dazugehören.',
      },
      {
        title: 'Lösung gestalten und bauen',
        duration: '90 Tage',
        description:
          'Ein erstes MxP läuft mit laufenden Daten neben der Leitstelle. Es liest eine Art von Rampe oder eine Anlagenklasse und wird an einem SiQ-Ausgangswert gemessen, der vor dem Start erhoben wurde.',
        outcome: 'Ein funktionierendes Produkt und ein Vorsprung, den Sie zählen können.',
      },
      {
        title: 'Ausweiten',
        duration: '6-12 Monate',
        description:
          'Regionen, Anlagenklassen und Handelstische kommen einzeln hinzu. Jede Erweiterung wird an den Ereignissen der letzten Saison geprüft, bevor sich eine Schicht darauf verlässt.',
        outcome: 'Dasselbe Bild in jeder Leitstelle.',
      },
      {
        title: 'In die Branche',
        duration: '12-24 Monate',
        description:
          'Was in Ihrem Netz funktioniert, bringen wir gemeinsam zu anderen Betreibern. Die Führung liegt dabei exklusiv bei Ihnen.',
        outcome: 'Ein Produkt, das andere Betreiber als Nächstes einführen.',
      },
    ],
  },
  ownSection: [lastgang],
  ownSectionAfter: 'challenge',
  next: {
    heading: 'Beginnen Sie mit einer Abendrampe.',
    text: 'Bringen Sie eine Entscheidung mit, die Ihr Netz zu spät trifft. In dreißig Minuten skizzieren wir, welche Signale zuerst da waren und wo sie stecken blieben.',
    primary: toAddress('Erstgespräch buchen', '/book'),
    hasSecondary: true,
    secondary: toAddress('So entwickeln wir gemeinsam', '/partnership'),
  },
  meta: {
    title: 'Sensory Intelligence für Energienetze',
    description:
      'Nachfrage, Wetter, Anlagen, Märkte und Teams in einer Sicht: Netzbetreiber handeln an der Biegung der Kurve, vor dem Bruch.',
  },
};
