import type { FigureName } from '@/design-system/figure-names';
import type { Language } from '@/lib/languages';
import { descriptionsDe } from './descriptions-de';

export const descriptions: Record<FigureName, string> = {
  sensor:
    'The Awareness Field Sensor: an eye around four rings with six signals at sixty-degree intervals. One more signal waits, unread, at the corner of the eye.',
  energy:
    'A day of load as a dial: a gentle morning shoulder, a midday trough and a steep evening ramp, beyond which amber contours mark a change nobody has read.',
  insurance: 'Exposure as a dial: contours gather in a few narrow peaks, one of them with amber contours beyond it.',
  'supply-chain':
    'Five flows round a dial, each ring a little later than the one inside it; one delay is still unread.',
  manufacturing: 'A steady vibration round a dial; in one place, in amber, a bearing begins to move.',
  construction:
    'Floors turned on the ones below; at the foot of the outermost, in amber, one reading nobody has taken.',
  government: 'Five watched bastions round a dial, and in one of the sectors between them an unread shift, in amber.',
  'six-people':
    'Six ways of attending in one field: one part gathers, the next ripples, levels, yields, vibrates and doubles. One signal is unread.',
  core: 'The Core module: many contours close together, a dense hub with six nodes.',
  edge: 'The Edge module: a ring with six outposts, one of them holding an unread signal.',
  pulse: 'The Pulse module: even rings with one beat at the side, and an unread signal after it.',
  flow: 'The Flow module: three streams that turn about one another.',
  studio: 'The Studio module: squares laid on one another, each turned a little.',
  lens: 'The Lens module: rings drawn wide, like an aperture.',
  temporal: 'The temporal dimension: a clock whose hand points at an unread moment.',
  spatial: 'The spatial dimension: rings as levels of one place, with an unread signal at the edge.',
  behavioral: 'The behavioral dimension: a five-pointed rhythm that shifts from ring to ring.',
  systemic: 'The systemic dimension: six nodes, all connected with one another, one of them unread.',
  economic: 'The economic dimension: rings that sink to one point, where an unread signal lies.',
  'lead-time':
    'A curve of damage that steepens with time. The span between seeing a shift with Sensory Intelligence and seeing it today is marked: time to choose.',
  strata: 'Five levels on one axis: temporal, spatial, behavioral, systemic and economic.',
  'nested-arcs': 'Five arcs from one unread signal, each reaching further than the last.',
  openings: 'An eye in five openings, from closed to wide.',
  'six-modules': 'Six modules as six nodes on one ring: Core, Edge, Pulse, Flow, Studio and Lens.',
  'five-fields': 'Five dials with five shapes: energy, insurance, supply chain, manufacturing and construction.',
  'three-circles': 'Three fields that overlap: human judgment, situational context and machine intelligence.',
  unconcealment:
    'The Greek word aletheia in three parts: a, un; leth, conceal; eia, ment. In the middle of its concealed part is an unread signal.',
  views:
    'Five eyes in a row look down: river gauge, barge operator, freight desk, maintenance and claims. Farther off their views share one field; beside it, in no one’s view, is an unread signal.',
  layers:
    'Six plates above one another, joined by one line: an unread signal enters at Edge and passes through Flow, Core, Pulse and Studio to Lens.',
  relay:
    'A line that rises from an unread signal to a person who can act, and becomes broader at each of five stations: research, design, sales, partnerships and client solutions.',
  issue:
    'A sheet of the newsletter The Signal over two earlier ones: twelve months with one beat each, the latest unread, and three parts: one case, one method, one open question.',
  'joined-signals': 'Six scattered signals joined in one reading; a seventh, at the edge, is not yet joined.',
  watch: 'Four rings and a line of sight to one unread signal on the outermost.',
  strain: 'A ring that bulges on one side, where an unread signal lies.',
  cascade: 'An unread signal at the edge, passed inwards from ring to ring.',
  overlap: 'Two fields that overlap, with one reading in the middle that stands in both.',
  threshold: 'Readings that rise toward a line; the last one has crossed it.',
  path: 'A path from an unread signal at the edge, over the nodes that already knew, to the middle.',
};

const inLanguages: Record<Language, Record<FigureName, string>> = { en: descriptions, de: descriptionsDe };

export const describeFigure = (name: FigureName, language: Language): string => inLanguages[language][name];
