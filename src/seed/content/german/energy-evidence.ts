import type { ProductViewBlock } from '@payload-types';
import { lines } from '../../write';
import { energyEvidence } from '../industries/evidence/energy';
import { lastgang } from './load';

type Note = Pick<NonNullable<ProductViewBlock['artifacts']>[number], 'author' | 'title' | 'lines' | 'stamp'>;

const unread = lastgang.readings?.find((reading) => reading.unread) ?? { name: '', reading: '' };

const notes: Note[] = [
  {
    author: 'Lastprognose',
    title: 'Nachtnotiz',
    lines: lines('„Unter 618 MW geht es nicht. 43 mehr als an den letzten vier Dienstagen.“'),
  },
  {
    author: 'Dachanlagen',
    title: 'Abgleich der Einspeisung',
    lines: lines('Residuallast: 800 MW, sonst 836', 'später: Wolkenfront aus Westen'),
  },
  {
    author: 'Handel',
    title: 'Chat',
    lines: lines('„Der Spread geht immer weiter auf. Da rechnet jemand mit einer steilen Rampe.“'),
  },
  {
    author: 'Außendienst',
    title: 'Auftrag, Kühlung T-14',
    lines: lines('Fehler: Lüftergruppe 2 löst aus', 'Team: zu einem Strang umgeleitet'),
    stamp: 'verschoben',
  },
  {
    author: unread.name,
    title: 'Öltemperatur seit gestern Abend',
    lines: lines(unread.reading),
  },
];

export const quellen: ProductViewBlock = {
  ...energyEvidence,
  heading: '15:00, Trafo T-14',
  intro: 'Fünf Plätze, ein Hinweis.',
  event: 'Öltemperatur, T-14',
  measure: 'zum Umschalten',
  views: energyEvidence.views.map((view) => ({
    ...view,
    role: 'Schichtleitung',
    horizon: 'heute Abend',
    limitName: 'Grenze der Öltemperatur',
    question: 'Jetzt Last von T-14 nehmen oder auf die Lüfter warten?',
    readings: view.readings.map((one) => ({ ...one, source: unread.name, reading: unread.reading })),
  })),
  artifacts: energyEvidence.artifacts?.map((one, index) => ({ ...one, ...notes[index] })),
  alert: {
    time: '15:00',
    title: 'T-14 erreicht um 20:00 seine Grenze',
    reasons: lines(
      'T-14 ist seit gestern Abend nicht abgekühlt.',
      'Eine Lüftergruppe fehlt, und ihr Team ist woanders.',
      'Die Rampe beginnt heute tiefer und steigt höher.',
    ),
  },
  log: {
    time: '15:10',
    who: 'Schichtleitung',
    choice: 'Zwei Stränge auf T-12 umschalten',
    known: 'T-12 hat Reserve.',
    dismissed: 'Auf die Lüfter warten: die Rampe ist zuerst da.',
  },
};
