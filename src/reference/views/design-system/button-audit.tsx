import { type AuditItem, auditItems, auditSummary } from '../../registry/audit';
import { Entry, Facts, RefSection } from './parts';
import type { ThemeName } from './theme';

const statusWords = { 'needs-modification': 'Needs modification', compliant: 'Compliant' } as const;

function Item({ item: { id, category, standard, exploreValue, bookValue, status, issue } }: { item: AuditItem }) {
  return (
    <Entry id={`audit/${id}`}>
      <div className="ref-words" data-audit-status={status}>
        <h3 className="text-card">{category}</h3>
        <p className={`audit-status note is-${status}`}>{statusWords[status]}</p>
        <Facts
          facts={[
            ['standard', standard],
            ['explore', exploreValue],
            ['book', bookValue],
          ]}
        />
        {issue ? <p className="text-small text-ink-2">{issue}</p> : null}
        {status === 'needs-modification' ? (
          <div className="field">
            <label htmlFor={`note-${id}`}>Notes on {category.toLowerCase()}</label>
            <textarea
              id={`note-${id}`}
              className="field-input"
              rows={3}
              maxLength={2000}
              data-audit-note={`audit/${id}`}
            />
          </div>
        ) : null}
      </div>
    </Entry>
  );
}

export function ButtonAudit({ theme }: { theme: ThemeName }) {
  const { compliant, needsModification, percent, total } = auditSummary(auditItems);
  return (
    <RefSection
      id="button-audit"
      theme={theme}
      title="Button audit"
      intro="The Explore and Book buttons as they were drawn before v1.0, held against the standard: padding px-8 py-3, one size, one weight, one gradient."
    >
      <dl className="audit-summary figures">
        <div>
          <dt>Needs modification</dt>
          <dd>{needsModification}</dd>
        </div>
        <div>
          <dt>Compliant</dt>
          <dd>{compliant}</dd>
        </div>
        <div>
          <dt>Compliance, of {total} items</dt>
          <dd>{percent}%</dd>
        </div>
      </dl>
      <div className="ref-grid of-2">
        {auditItems.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </div>
    </RefSection>
  );
}
