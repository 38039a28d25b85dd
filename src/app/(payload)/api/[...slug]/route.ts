import { rest } from '@/api/rest';

export { rest as DELETE, rest as GET, rest as OPTIONS, rest as PATCH, rest as POST, rest as PUT };
