import type { Standing } from '@/staff/editorial/endpoints';
import { Button } from '../panel/button';
import { inCompany, momentInWords, readable } from '../readable-time';
import './schedule.css';

type Plan = Standing['plans'][number];

const verbs = { publish: 'Publishes', unpublish: 'Unpublishes' } as const;
const late = { publish: 'Was to be published', unpublish: 'Was to be unpublished' } as const;

function sentence(plan: Plan): string {
  const by = plan.by ? `, scheduled by ${plan.by}` : '';
  if (plan.isOverdue) return `${late[plan.type]} on ${readable(plan.time)}${by}.`;
  const company = inCompany(plan.time);
  return `${verbs[plan.type]} ${momentInWords(plan.time)}${company ? ` (${company})` : ''}${by}.`;
}

export function PlanList({
  plans,
  mayForget,
  onForget,
}: {
  plans: Plan[];
  mayForget: boolean;
  onForget: (plan: string) => Promise<void>;
}) {
  if (plans.length === 0) return null;
  return (
    <div className="plan-list">
      <h4>Scheduled</h4>
      <ul className="admin-list">
        {plans.map((plan) => (
          <li key={plan.id} className={plan.isOverdue ? 'plan-list__late' : undefined}>
            <p>{sentence(plan)}</p>
            {plan.isOverdue && (
              <p>{plan.reason ?? 'Overdue. If it does not run soon, contact the person who runs the site.'}</p>
            )}
            {mayForget && (
              <Button
                buttonStyle="subtle"
                size="small"
                aria-label={`${plan.isOverdue ? 'Dismiss' : 'Cancel'}: ${sentence(plan)}`}
                onClick={() => void onForget(plan.id)}
              >
                {plan.isOverdue ? 'Dismiss' : 'Cancel this'}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
