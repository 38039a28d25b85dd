import { keyState } from './key-state';

type Props = { rowData: { revokedAt?: string | null; expiresAt?: string | null } };

export const KeyStateCell = ({ rowData }: Props) => <span>{keyState(rowData)}</span>;
