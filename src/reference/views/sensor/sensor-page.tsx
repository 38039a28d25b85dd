import { scriptAddress } from '@/browser/script-file';
import { Arrow } from '@/components/ui/arrow';
import {
  fullDetailFrom,
  sensorElement,
  sensorGlow,
  sensorGlowReach,
  sensorParameters,
  sensorScaleElements,
  sensorSize,
  sensorStroke,
} from '../../registry/sensor';
import { ReviewSummary } from '../review-summary';
import { Reviewed } from '../reviewed';
import { ShowcaseHead } from '../showcase/showcase-head';
import { AwarenessFieldSensor } from './awareness-field-sensor';
import { SensorDemo } from './sensor-demo';

const specifications = [
  { term: 'Form', value: 'An eye: two lids through the same two corners' },
  { term: 'Signals', value: `${sensorParameters.nodes} on the third ring, ${sensorParameters.interval}° apart` },
  { term: 'Rings', value: `${sensorParameters.rings} concentric, evenly spaced round the pupil` },
  { term: 'Stroke', value: `${sensorStroke} px, the same at every size` },
  { term: 'Signal glow', value: `${sensorGlowReach[0]} to ${sensorGlowReach[1]} px, growing with the size` },
  { term: 'Size', value: `${sensorSize.min} to ${sensorSize.max} px in steps of ${sensorSize.step}` },
  {
    term: 'Glow',
    value: `${sensorGlow.min} to ${sensorGlow.max}% in steps of ${sensorGlow.step}, passed as 0 to 1.5`,
  },
  {
    term: 'Component defaults',
    value: `size ${sensorSize.initial}, glow ${sensorGlow.initial / 100}`,
  },
  {
    term: 'Small sizes',
    value: `Below ${fullDetailFrom} px: the lids, two rings and a larger pupil. Signals would run together.`,
  },
];

export function SensorPage() {
  return (
    <>
      <script async type="module" src={scriptAddress('sensor-demo')} />
      <ShowcaseHead
        path="/perception-icon"
        heading="Awareness Field Sensor"
        intro="The eye of the brand. Four rings say how far attention reaches, six signals say what it has joined, and one, in amber, still waits to be read."
      >
        <AwarenessFieldSensor size={360} glow={1.2} />
      </ShowcaseHead>
      <section className="section ground-white" data-nav-theme="light" id="demo">
        <div className="wrap">
          <div className="section-head grid-12">
            <h2 className="text-page">Try it</h2>
            <p className="text-small text-ink-2">
              Size and glow are its only two settings. Everything else follows from the geometry.
            </p>
          </div>
          <Reviewed element={sensorElement}>
            <SensorDemo />
          </Reviewed>
        </div>
      </section>
      <section className="section ground-white" data-nav-theme="light" id="specifications">
        <div className="wrap">
          <div className="section-head grid-12">
            <h2 className="text-page">Specifications</h2>
          </div>
          <dl className="spec-list">
            {specifications.map(({ term, value }) => (
              <div key={term}>
                <dt className="text-small">{term}</dt>
                <dd className="text-small">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="section ground-graphite" data-nav-theme="dark" id="scale">
        <div className="wrap">
          <div className="section-head grid-12">
            <h2 className="text-page">Scale variants</h2>
            <p className="text-small text-ink-2">
              Six sizes, one stroke. The smallest leaves out what would no longer be seen.
            </p>
          </div>
          <div className="scale-row">
            {sensorScaleElements.map(({ size, element }) => (
              <Reviewed key={size} element={element} className="sensor-scale">
                <div className="scale-item">
                  <AwarenessFieldSensor size={size} label={element.name} />
                  <h3 className="note">{size} px</h3>
                </div>
              </Reviewed>
            ))}
          </div>
          <p className="mt-12">
            <a href="/perception-icon/library" className="text-link">
              Icon library: twenty-two icons from the same geometry
              <Arrow />
            </a>
          </p>
        </div>
      </section>
      <ReviewSummary page="perception-icon" />
    </>
  );
}
