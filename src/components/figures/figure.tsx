import type { ReactNode } from 'react';
import type { FigureName } from '@/design-system/figure-names';
import { cx } from '@/lib/cx';
import { words as known, type Words } from '@/lib/words';
import { JoinedSignals, NestedArcs, SixModules, Strata, ThreeCircles } from './diagrams';
import { Behavioral, Economic, Spatial, Systemic, Temporal } from './dimensions';
import { Field } from './field';
import { FiveFields } from './five-fields';
import { Issue } from './issue';
import { Layers } from './layers';
import { LeadTime } from './lead-time';
import { Cascade, Overlap, Path, Strain, Threshold, Watch } from './marks';
import { Openings } from './openings';
import type { DrawingProps, FigureSize } from './parts';
import { Relay } from './relay';
import { Sensor } from './sensor';
import { isSubject, type SubjectName } from './subjects';
import { Unconcealment } from './unconcealment';
import { Views } from './views';

type Drawn = Exclude<FigureName, SubjectName>;

/** A missing drawing does not compile. */
const drawings: Record<Drawn, (props: DrawingProps) => ReactNode> = {
  sensor: Sensor,
  temporal: Temporal,
  spatial: Spatial,
  behavioral: Behavioral,
  systemic: Systemic,
  economic: Economic,
  'lead-time': LeadTime,
  strata: Strata,
  'nested-arcs': NestedArcs,
  openings: Openings,
  'six-modules': SixModules,
  'five-fields': FiveFields,
  'three-circles': ThreeCircles,
  unconcealment: Unconcealment,
  views: Views,
  layers: Layers,
  relay: Relay,
  issue: Issue,
  'joined-signals': JoinedSignals,
  watch: Watch,
  strain: Strain,
  cascade: Cascade,
  overlap: Overlap,
  threshold: Threshold,
  path: Path,
};

/** Drawings that contain text and so cannot be a single image with one name. */
const worded: ReadonlySet<FigureName> = new Set([
  'lead-time',
  'strata',
  'nested-arcs',
  'openings',
  'six-modules',
  'five-fields',
  'three-circles',
  'unconcealment',
  'views',
  'layers',
  'relay',
  'issue',
]);

export const hasWords = (name: FigureName) => worded.has(name);

/** Drawings that need their full width; all others also work as marks of 96 to 128 px. */
export const isDiagram = (name: FigureName) => hasWords(name) || name === 'sensor';

type Props = {
  name: FigureName;
  size?: FigureSize;
  className?: string;
  words?: Words['figures'];
  label?: string;
  /** Adds the canvas for src/browser/gaze.js: React would replace the page if the script added it. */
  isGazedAt?: boolean;
};

function Drawing({ name, ...rest }: DrawingProps & { name: FigureName }) {
  if (isSubject(name)) return <Field name={name} size={rest.size} />;
  const Drawn = drawings[name];
  return <Drawn {...rest} />;
}

export function Figure({
  name,
  size = 'medium',
  className,
  label,
  words = known.en.figures,
  isGazedAt = false,
}: Props) {
  const shared = cx('figure', `figure-${name}`, className);
  const drawing = <Drawing name={name} size={size} words={words} />;
  if (hasWords(name) && size !== 'small') {
    return (
      <div className={shared} data-size={size}>
        {label ? <span className="sr-only">{label}</span> : null}
        {drawing}
      </div>
    );
  }
  return label ? (
    <div className={shared} data-size={size} role="img" aria-label={label}>
      {isGazedAt ? <canvas className="gaze" data-keys={words.gazeKeys} /> : null}
      {drawing}
    </div>
  ) : (
    <div className={shared} data-size={size} aria-hidden="true">
      {drawing}
    </div>
  );
}
