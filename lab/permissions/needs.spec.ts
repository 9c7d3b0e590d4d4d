import { built as current } from '@palisade/testing';
import { built } from '../built';
import { readNeedRows, typesLetIn } from './needs';
import { describedNeeds, joinNeeds } from './operations';

interface Role {
  accountType: string;
  name: string;
}

current('swc');
const { ROLES } = built<{ ROLES: Role[] }>('apps/auth/src/domain/roles/roles.js');
const { permissionsOf } = built<{ permissionsOf: (role: Role) => string[] }>(
  'apps/auth/src/domain/roles/role.js',
);
const roles = ROLES.map((role) => ({
  accountType: role.accountType,
  permissions: permissionsOf(role),
}));

describe('the table of who may call what', () => {
  const rows = readNeedRows();

  it('has a row for each operation, which asks for what the row says', () => {
    const kept = new Map(rows.map((row) => [row.operation, `${row.needs}${row.links}`]));
    const described = describedNeeds();
    const other = described.filter(
      ({ operation, needs, links }) => kept.get(operation) !== `${needs}${links}`,
    );
    expect(other).toEqual([]);
    expect(rows).toHaveLength(described.length);
  });

  it('lets in whom the specification names, or says why not', () => {
    const unexplained = rows.filter(
      (row) => row.who !== '' && row.why === '' && typesLetIn(row, roles) !== row.who,
    );
    expect(unexplained).toEqual([]);
  });

  it('explains nothing that needs no reason', () => {
    const idle = rows.filter((row) => row.why !== '' && typesLetIn(row, roles) === row.who);
    expect(idle).toEqual([]);
  });

  it('names a planted operation without a row, and a row without its operation', () => {
    const described = { operationId: 'plant', summary: 'Plant', description: '', responses: {} };
    const planted = { service: 'quote', path: '/api/quote/v1/planted', method: 'POST', described };
    expect(() => joinNeeds([planted], rows.slice(0, 1))).toThrow(
      'no row of POST /api/quote/v1/planted; no operation of GET /',
    );
  });
});
