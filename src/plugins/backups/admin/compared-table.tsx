import type { Compared } from '../contents';

export function ComparedTable({ compared, files }: { compared: Compared[]; files: number }) {
  return (
    <table className="backups-compared">
      <caption>What the backup contains</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">In the backup</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {compared.map(({ label, inBackup, now }) => (
          <tr key={label} data-differs={now === inBackup ? undefined : ''}>
            <th scope="row">{label}</th>
            <td>{inBackup.toLocaleString('en-US')}</td>
            <td>{now === undefined ? 'none' : now.toLocaleString('en-US')}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Uploaded files, with their sizes</th>
          <td>{files.toLocaleString('en-US')}</td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}
