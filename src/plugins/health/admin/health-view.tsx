import './health.css';
import type { AdminViewServerProps } from 'payload';
import { can } from '@/access/roles';
import { LocalTime } from '@/admin/local-time';
import { ViewFrame } from '@/admin/view-frame';
import type { Check, State } from '@/health/check';
import { checkSite } from '@/health/checks';
import { redirect } from '@/payload/navigation';
import { siteHere } from '../here';

const words: Record<State, string> = { works: 'Works', waits: 'Look at it', failed: 'Failed', unknown: 'Not known' };
const order: Record<State, number> = { failed: 0, waits: 1, unknown: 2, works: 3 };

function Row({ state, label, says, since, todo, runbook }: Check) {
  return (
    <li className="health-check" data-state={state}>
      <h2>{label}</h2>
      <p className="health-state">{words[state]}</p>
      <div>
        <p>
          {says}
          {since ? (
            <>
              {' '}
              Since <LocalTime time={since} />.
            </>
          ) : null}
        </p>
        {todo && state !== 'works' ? (
          <p className="admin-small">
            {todo} <code>{runbook}</code>
          </p>
        ) : null}
      </div>
    </li>
  );
}

const sentence = (failed: number) => {
  if (failed === 0) return 'Nothing has failed.';
  return failed === 1 ? 'One check has failed.' : `${failed} checks have failed.`;
};

/** The same as `npm run doctor` says on the machine. For admins. */
export async function HealthView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fhealth');
  if (!can(req, 'manage')) redirect('/admin/unauthorized');
  const checks = await checkSite(await siteHere(req.payload));
  const sorted = checks.toSorted((one, other) => order[one.state] - order[other.state]);
  return (
    <ViewFrame view={view} className="admin-view health" name="Health">
      <h1>Health</h1>
      <p>
        {sentence(checks.filter(({ state }) => state === 'failed').length)} On the machine, <code>npm run doctor</code>{' '}
        says the same, also while the site is down.
      </p>
      <ul className="health-checks">
        {sorted.map((check) => (
          <Row key={check.id} {...check} />
        ))}
      </ul>
    </ViewFrame>
  );
}
