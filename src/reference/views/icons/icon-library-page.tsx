import { Figure } from '@/components/figures/figure';
import { Arrow } from '@/components/ui/arrow';
import { iconRecords, iconRules, iconSets } from '../../registry/icons';
import { ReviewSummary } from '../review-summary';
import { ShowcaseHead } from '../showcase/showcase-head';
import { IconCard } from './icon-card';
import { exportIcon, exportIcons } from './icon-export';

const backgrounds = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
];

const [first] = iconRecords;
const example = first ? JSON.stringify(exportIcon(first), null, 2) : '';
const whole = JSON.stringify(exportIcons(iconRecords), null, 2);

const rules = [
  `Strokes of ${iconRules.stroke.fine} to ${iconRules.stroke.strong} px: hairlines 1, rings 1.25, the one line that matters 1.5.`,
  `Nodes glow ${iconRules.glowReach[0]} to ${iconRules.glowReach[1]} px, at ${iconRules.glow.min} to ${iconRules.glow.max} percent.`,
  `${iconRules.nodes.min} to ${iconRules.nodes.max} nodes. Each stands for a signal: none is there to fill a space.`,
  'Rings are concentric; what is turned, broken or drawn out is what the icon is about.',
  'At 24 px hairlines and glow are left out. Below that, use the word.',
];

/** 22 icons in three tabs. Tabs and background are radio buttons, so no script is needed. */
export function IconLibraryPage() {
  return (
    <>
      <ShowcaseHead
        path="/perception-icon/library"
        heading="Icon library"
        intro="Twenty-two icons from one geometry: rings for reach, nodes for signals, and one thing in each that is out of the ordinary."
      >
        <Figure name="core" size="large" />
      </ShowcaseHead>
      <section className="section ground-white" data-nav-theme="light" id="icons">
        <div className="wrap">
          <h2 className="sr-only">Icons</h2>
          <div className="icon-library">
            <div className="icon-bar">
              <fieldset className="choice choice-tabs">
                <legend className="sr-only">Icon set</legend>
                {iconSets.map(({ id, name }, index) => (
                  <label key={id} className="text-small">
                    <input type="radio" name="icon-set" value={id} defaultChecked={index === 0} className="sr-only" />
                    <span>
                      {name} <span className="note figures">{iconRecords.filter(({ set }) => set === id).length}</span>
                    </span>
                  </label>
                ))}
              </fieldset>
              <fieldset className="choice">
                <legend className="sr-only">Background</legend>
                {backgrounds.map(({ value, label }, index) => (
                  <label key={value} className="text-small">
                    <input
                      type="radio"
                      name="icon-background"
                      value={value}
                      defaultChecked={index === 0}
                      className="sr-only"
                    />
                    <span>{label}</span>
                  </label>
                ))}
              </fieldset>
            </div>
            {iconSets.map(({ id, name }) => (
              <section key={id} className="icon-grid" data-icon-set={id} aria-label={`${name} icons`}>
                {iconRecords
                  .filter(({ set }) => set === id)
                  .map((record) => (
                    <IconCard key={record.id} record={record} />
                  ))}
              </section>
            ))}
          </div>
        </div>
      </section>
      <section className="section ground-white" data-nav-theme="light" id="rules">
        <div className="wrap">
          <div className="section-head grid-12">
            <h2 className="text-page">Rules</h2>
            <p className="text-small text-ink-2">What makes a twenty-third icon belong.</p>
          </div>
          <ul className="icon-rules">
            {rules.map((rule) => (
              <li key={rule} className="text-small">
                {rule}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section ground-frost" data-nav-theme="light" id="token-export">
        <div className="wrap">
          <div className="section-head grid-12">
            <h2 className="text-page">Token export</h2>
            <p className="text-small text-ink-2">
              The schema, shown for one icon. It comes from the record that draws the icon above.
            </p>
          </div>
          <div className="icon-export showcase-code">
            <pre className="note">
              <code>{example}</code>
            </pre>
            <p className="icon-export-actions">
              <button type="button" className="copy" data-copy={example}>
                Copy this example
              </button>
              <button type="button" className="copy" data-copy={whole}>
                Copy all {iconRecords.length} icons
              </button>
            </p>
            <details className="code">
              <summary>All {iconRecords.length} icons as JSON</summary>
              <pre className="note">
                <code>{whole}</code>
              </pre>
            </details>
          </div>
          <p className="mt-12">
            <a href="/perception-icon" className="text-link">
              Awareness Field Sensor: the eye this geometry comes from
              <Arrow />
            </a>
          </p>
        </div>
      </section>
      <ReviewSummary page="perception-icon/library" />
    </>
  );
}
