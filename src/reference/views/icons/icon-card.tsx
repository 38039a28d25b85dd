import { palette } from '@/design-system/tokens';
import { type IconRecord, iconElement } from '../../registry/icons';
import { Reviewed } from '../reviewed';
import { Icon } from './icon';

export function IconCard({ record }: { record: IconRecord }) {
  const { id, name, domain, concept, geometry, colorRange, tokens } = record;
  const [from, to] = colorRange;
  return (
    <Reviewed element={iconElement(record)} className="icon-card">
      <div className="icon-sizes">
        <Icon record={record} size="large" uid={`icon-${id}-l`} />
        <Icon record={record} size="medium" uid={`icon-${id}-m`} />
        <Icon record={record} size="small" uid={`icon-${id}-s`} />
      </div>
      <div className="icon-words">
        <h3 className="text-card">{name}</h3>
        <p className="text-small text-ink-2">{concept}</p>
        <dl className="icon-facts text-caption">
          <div>
            <dt>Domain</dt>
            <dd>{domain}</dd>
          </div>
          <div>
            <dt>Color</dt>
            <dd>
              {palette[from].name} to {palette[to].name}
            </dd>
          </div>
          <div>
            <dt>Geometry</dt>
            <dd>{geometry}</dd>
          </div>
          <div>
            <dt>Nodes</dt>
            <dd className="figures">{tokens.nodeCount}</dd>
          </div>
          <div>
            <dt>Glow</dt>
            <dd className="figures">{tokens.glowIntensity}%</dd>
          </div>
        </dl>
      </div>
    </Reviewed>
  );
}
