import { RefSection } from './parts';
import { type ThemeName, themes } from './theme';

const Coming = ({ theme, id, title }: { theme: ThemeName; id: string; title: string }) => (
  <RefSection id={id} theme={theme} title={title}>
    <p className="text-subheadline text-ink-2">Coming Soon</p>
  </RefSection>
);

/** Two sections that the document marks as still to be written. */
export const StillToCome = ({ theme }: { theme: ThemeName }) => (
  <>
    <Coming theme={theme} id="accessibility" title="Accessibility" />
    <Coming theme={theme} id="voice-verbal" title="Voice" />
  </>
);

export const Continuity = ({ theme }: { theme: ThemeName }) => (
  <section className={`section section-compact continuity ground-${themes[theme].dark}`} data-nav-theme="dark">
    <div className="wrap">
      <h2 className="text-page">Design System Continuity</h2>
      <p className="text-intro text-ink-2">
        Tokens, drawings and rules are one source with the site: what changes here changes there, and a decision about
        something that has changed since is marked as outdated.
      </p>
      <ul className="link-row">
        <li>
          <a className="text-link" href="/perception-icon">
            Awareness Field Sensor
          </a>
        </li>
        <li>
          <a className="text-link" href="/perception-icon/library">
            Icon library
          </a>
        </li>
        <li>
          <a className="text-link" href="/templates">
            Templates
          </a>
        </li>
        <li>
          <a className="text-link" href="/container-treatments">
            Container treatments
          </a>
        </li>
        <li>
          <a className="text-link" href="/voice-verbal">
            Voice and verbal identity
          </a>
        </li>
      </ul>
      <p className="note text-ink-3">Design System 1.0</p>
    </div>
  </section>
);
