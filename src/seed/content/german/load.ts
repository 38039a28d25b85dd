import type { LoadCurveBlock } from '@payload-types';
import { load } from '../industries/drawings/load';

const readings = [
  ['Nachfrage', 'neues Plateau über Nacht'],
  ['Dachanlagen', 'Leistung über der Prognose'],
  ['Trafo T-14', 'warm, kühlt langsam ab'],
  ['Leitstelle', 'Rampe neu bewertet'],
] as const;

export const lastgang: LoadCurveBlock = {
  ...load,
  heading: 'Die Abendrampe begann am Mittag',
  intro: 'Je tiefer das Tal am Mittag, desto steiler der Anstieg am Abend.',
  valueName: 'ein Dienstag im Oktober',
  usualName: 'die vier davor',
  readings: load.readings?.map((one, index) => {
    const [name, reading] = readings[index] ?? ['', ''];
    return { ...one, name, reading };
  }),
  limitName: 'Engpass',
  measure: 'Stunden Zeit',
};
