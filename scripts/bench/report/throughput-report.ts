import { median } from '../measure/statistics.ts';
import type { Throughput } from '../measure/throughput.ts';
import { rounded, section } from './section.ts';
import { type Cell, table } from './table.ts';

export function throughputSection(results: Throughput[]): string {
  const withReverseProxy = results.some(({ reverseProxy }) => reverseProxy.length > 0);
  const optional = <T>(cells: T[]) => (withReverseProxy ? cells : []);
  const rows = results.map(
    ({ page, encoding, htmlBytes, site, reverseProxy, nginx, ratio, reverseProxyRatio, errors }): Cell[] => {
      const per = (values: number[]) => (values.length > 0 ? Math.round(median(values)) : undefined);
      const rounds = (values: number[]) => (values.length > 0 ? rounded(values) : undefined);
      return [
        page,
        encoding,
        htmlBytes,
        per(site),
        ...optional([per(reverseProxy)]),
        per(nginx),
        ratio,
        ...optional([reverseProxyRatio]),
        rounds(site),
        ...optional([rounds(reverseProxy)]),
        rounds(nginx),
        errors,
      ];
    },
  );
  const head = [
    'page',
    'encoding',
    'bytes',
    'site',
    ...optional(['reverse proxy']),
    'nginx',
    'site ÷ nginx',
    ...optional(['reverse proxy ÷ nginx']),
    'site, rounds',
    ...optional(['reverse proxy, rounds']),
    'nginx, rounds',
    'errors',
  ];
  return section(
    'Requests per second',
    table(head, rows),
    ...(results.some(({ nginx }) => nginx.length === 0) ? ['nginx is not installed: apt-get install nginx-light'] : []),
  );
}
