import type { SessionRow } from '@/staff/sessions/endpoints';
import { Button } from '../panel/button';
import { readable } from '../readable-time';

const methods = { password: 'Password', sso: 'Single sign-on' } as const;

type Props = { sessions: SessionRow[]; onEnd: (session: string) => void };

export function SessionTable({ sessions, onEnd }: Props) {
  return (
    <table className="session-table">
      <thead>
        <tr>
          <th scope="col">Device</th>
          <th scope="col">Signed in</th>
          <th scope="col">Last used</th>
          <th scope="col">With</th>
          <th scope="col">
            <span className="admin-hidden">Action</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ id, device, startedAt, lastUsedAt, method, isCurrent }) => (
          <tr key={id}>
            <th scope="row">{device ?? 'Not used yet'}</th>
            <td data-label="Signed in">{readable(startedAt)}</td>
            <td data-label="Last used">{readable(lastUsedAt)}</td>
            <td data-label="With">{methods[method]}</td>
            <td>
              {isCurrent ? (
                <span className="session-table-current">This one</span>
              ) : (
                <Button
                  buttonStyle="secondary"
                  size="small"
                  aria-label={`End: ${device ?? 'session'}, signed in ${readable(startedAt)}`}
                  onClick={() => onEnd(id)}
                >
                  End
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
