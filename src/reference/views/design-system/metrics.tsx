import { sampleMetrics } from '../../registry/metrics';
import { Entry, RefSection } from './parts';
import type { ThemeName } from './theme';

export const MetricsDisplay = ({ theme }: { theme: ThemeName }) => (
  <RefSection
    id="metrics"
    theme={theme}
    on="dark"
    title="Metrics"
    intro="A figure stands large only if it says of what, compared with what, and since when. These three are samples."
  >
    <div className="ref-grid of-3">
      {sampleMetrics.map(({ id, value, label, note }) => (
        <Entry key={id} id={`metric/${id}`} className="is-bare">
          <dl className="metrics-list of-1">
            <div className="metric">
              <dt className="text-small">{label}</dt>
              <dd className="metric-value">{value}</dd>
              <dd className="metric-note text-caption text-ink-3">{note}</dd>
            </div>
          </dl>
        </Entry>
      ))}
    </div>
  </RefSection>
);
