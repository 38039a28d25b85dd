import { SetStepNav } from '@payloadcms/ui';
import type { PayloadRequest } from 'payload';
import { Button } from '@/admin/panel/button';
import { exportPath, type Filter, listPath } from '@/lib/inbox-addresses';
import { counted, type ListName, lists } from '@/lib/inbox-lists';
import { peopleWhoMay } from '@/staff/editorial/people';
import { leadColumns } from '../leads';
import { PAGE_SIZE, readPage, wantedBy } from '../store';
import { FilterLinks } from './filter-links';
import { reading, Unavailable } from './reading';
import { RowTable } from './row-table';
import { Tabs } from './tabs';

type Props = { list: ListName; filter: Filter };

function Controls({ list, filter }: Props) {
  return (
    <div className="inbox-controls">
      <search>
        <form action={listPath(list)} method="get" className="inbox-search admin-inputs">
          {filter.status && <input type="hidden" name="status" value={filter.status} />}
          {filter.isMine && <input type="hidden" name="mine" value="1" />}
          <label className="admin-hidden" htmlFor="inbox-search">
            Search {lists[list].many}
          </label>
          <input
            id="inbox-search"
            type="search"
            name="q"
            defaultValue={filter.search}
            maxLength={100}
            placeholder={list === 'subscribers' ? 'Search by email' : 'Search by name, email or text'}
          />
          <Button type="submit" buttonStyle="secondary">
            Search
          </Button>
        </form>
      </search>
      <FilterLinks list={list} filter={filter} />
      <Button el="anchor" url={exportPath(list, filter)} buttonStyle="secondary" extraButtonProps={{ download: true }}>
        Export CSV
      </Button>
    </div>
  );
}

function Pages({ list, filter, total }: Props & { total: number }) {
  const { page } = filter;
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const from = (page - 1) * PAGE_SIZE + 1;
  const to = Math.min(page * PAGE_SIZE, total);
  return (
    <nav className="inbox-pages" aria-label="Pages">
      <span>
        {total === 0 || from > total
          ? counted(total, list)
          : `${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')} of ${counted(total, list)}`}
      </span>
      <span className="inbox-pages__links">
        {page > 1 && (
          <Button el="link" to={listPath(list, { ...filter, page: Math.min(page - 1, last) })} buttonStyle="secondary">
            Newer
          </Button>
        )}
        {page < last && (
          <Button el="link" to={listPath(list, { ...filter, page: page + 1 })} buttonStyle="secondary">
            Older
          </Button>
        )}
      </span>
    </nav>
  );
}

function Empty({ list, filter }: Props) {
  const isFiltered = Boolean(filter.search || filter.status || filter.isMine);
  return (
    <div className="inbox-empty admin-note">
      <p>{isFiltered ? `No ${lists[list].many} match.` : lists[list].empty}</p>
      {isFiltered && (
        <Button el="link" to={listPath(list)} buttonStyle="secondary">
          Show all
        </Button>
      )}
    </div>
  );
}

type ListProps = Props & { req: PayloadRequest };

async function Found({ list, filter, req }: ListProps) {
  const path = listPath(list, filter);
  const found = await reading(readPage(list, wantedBy(filter, req.user?.id ?? '')));
  if ('code' in found) return <Unavailable code={found.code} path={path} />;
  const { rows, total } = found.value;
  return (
    <>
      {rows.length === 0 ? (
        <Empty list={list} filter={filter} />
      ) : (
        <RowTable
          list={list}
          rows={rows}
          filter={filter}
          colleagues={await peopleWhoMay(req, 'publish')}
          leads={await leadColumns(req, list, rows)}
        />
      )}
      {total > 0 && <Pages list={list} filter={filter} total={total} />}
    </>
  );
}

export const ListPage = ({ list, filter, req }: ListProps) => (
  <>
    <SetStepNav nav={[{ label: 'Inbox', url: listPath('messages') }, { label: lists[list].label }]} />
    <header className="inbox-header">
      <h1>{lists[list].label}</h1>
      <p>{lists[list].description}</p>
    </header>
    <Tabs current={list} />
    <Controls list={list} filter={filter} />
    <Found list={list} filter={filter} req={req} />
  </>
);
