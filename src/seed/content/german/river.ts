import type { ProductViewBlock } from '@payload-types';
import { lines } from '../../write';
import { river } from '../pages/river';

type View = ProductViewBlock['views'][number];
type Said = Pick<View, 'role' | 'horizon' | 'limitName' | 'question'> & {
  readings: [source: string, reading: string][];
  options: [name: string, effect: string][];
};

const pilot: [string, string] = ['Lotse, Verband zu Berg', 'Grundberührung in Kurve 4'];

const said: Said[] = [
  {
    role: 'Disposition',
    horizon: 'zwei Tage',
    limitName: 'voller Tiefgang',
    question: 'Beide Schubleichter heute Nacht laden oder morgen leichter?',
    readings: [
      ['Terminal', 'zwei Leichter mit vollem Tiefgang gebucht'],
      ['Pegel 7', 'seit Mittag vier Zentimeter tiefer'],
      pilot,
    ],
    options: [
      [
        'Beide heute Nacht laden',
        'Sie passieren Kurve 4 mit einem halben Tag Reserve. Braucht eine zweite Mannschaft.',
      ],
      ['Morgen leichter laden', 'Keine Nachtschicht, aber ein dritter Leichter für dieselbe Ladung.'],
    ],
  },
  {
    role: 'Planung',
    horizon: 'sechs Wochen',
    limitName: 'halbe Ladung',
    question: 'Welche Aufträge gehen auf die Schiene, solange es Trassen gibt?',
    readings: [
      ['Talsperre am Oberlauf', 'Abgabe auf das Sommerminimum gesenkt'],
      ['Bahndisposition', 'freie Trassen bis Donnerstag'],
      pilot,
    ],
    options: [
      ['Schiene ab Woche drei reservieren', 'Deckt die zwei Werke mit dem kleinsten Bestand.'],
      ['Werksstillstand vorziehen', 'Die Wartung fällt in die Wochen mit dem niedrigsten Wasser.'],
    ],
  },
  {
    role: 'Risiko',
    horizon: 'das Quartal',
    limitName: 'keine Durchfahrt',
    question: 'Was würde ein Monat ohne Schiffe kosten?',
    readings: [
      ['Schneemessung', 'ein Fünftel unter der üblichen Höhe'],
      ['Schadenmeldungen', 'eine neue Formulierung: leichter beladen'],
      pilot,
    ],
    options: [
      ['Rückstellung für Verzug erhöhen', 'Vor dem Quartalsende, mit den Gründen dabei.'],
      ['Jetzt den Rückversicherer anrufen', 'Solange es noch eine Wahl zu berichten gibt.'],
    ],
  },
];

/** Gauges in German-speaking countries read meters. */
const inMeters = (feet: number) => Math.round(feet * 30.48) / 100;

const inGerman = (view: View, index: number): View => {
  const { readings = [], options = [], ...names } = said[index] ?? {};
  return {
    ...view,
    ...names,
    limit: inMeters(view.limit),
    readings: view.readings.map((one, at) => ({
      ...one,
      ...(readings[at] && { source: readings[at][0], reading: readings[at][1] }),
    })),
    options: options.map(([name, effect]) => ({ name, effect })),
  };
};

type Note = Pick<NonNullable<ProductViewBlock['artifacts']>[number], 'author' | 'title' | 'lines' | 'stamp'>;

const notes: Note[] = [
  {
    author: 'Terminal, Buchung',
    title: 'Ladeschein, Leichter 12 und 14',
    lines: lines('Tiefgang: 2,74 m, voll', 'Abfahrt: morgen, 05:00', 'Notiz: Kapitän fragt nach Kurve 4'),
  },
  {
    author: 'Instandhaltung',
    title: 'Auftrag, Bugstrahlruder',
    lines: lines('Grund: Rumpf zweimal auf Grund', 'nächster Termin: in drei Wochen'),
    stamp: 'verschoben',
  },
  {
    author: 'Pegel 7',
    title: 'Wasserstand, sechs Tage',
    lines: lines('vier Zentimeter tiefer seit Mittag'),
  },
  {
    author: 'Lotse, Bergfahrt',
    title: 'Funk, Kanal 13',
    lines: lines('„Grundberührung in Kurve 4. Weich, aber zu spüren. Sagt es besser talwärts weiter.“'),
  },
  {
    author: 'Frachtdisposition',
    title: 'Tagesangebot, abgelehnt',
    lines: lines('„Für volle Ladung hält keiner den Preis von gestern. Leichter geladen: kein Problem.“'),
  },
];

export const fluss: ProductViewBlock = {
  ...river,
  heading: '06:12, Kurve 4',
  intro: 'Fünf Notizen, die niemand zusammen las, ein Hinweis, und was jede Rolle noch entscheiden kann.',
  unit: 'm',
  values: river.values.map(({ day, value }) => ({ day, value: inMeters(value) })),
  event: 'Wasserstand, Pegel 7',
  measure: 'Spielraum',
  views: river.views.map(inGerman),
  alert: {
    title: 'In Kurve 4 endet morgen der volle Tiefgang',
    audience: 'Die Disposition im Dienst. Nach einer Stunde die Terminalleitung.',
    time: '06:12',
    rule: 'Sobald beide Leichter geladen oder umgebucht sind.',
  },
  artifacts: river.artifacts?.map((one, index) => ({ ...one, ...notes[index] })),
  log: {
    time: '06:20',
    who: 'Disposition im Dienst',
    choice: 'Morgen leichter laden',
    known: 'Fünf Quellen, 29 Stunden Spielraum, ein dritter Leichter frei.',
    dismissed: 'Eine zweite Mannschaft heute Nacht: zwei von vier hatten keine Stunden mehr.',
  },
};
