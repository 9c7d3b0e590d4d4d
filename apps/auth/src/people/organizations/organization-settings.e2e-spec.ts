import { randomUUID } from 'node:crypto';
import type { CloudEvent } from '@palisade/contracts';
import type { Actor } from '@palisade/platform';
import { Transactions } from '@palisade/platform';
import type { TestApp } from '@palisade/testing';
import { SAMPLE_CONTACT, startApp } from '@palisade/testing';
import { service } from '../../main';
import { seed } from '../../seed';
import { AgenciesService } from './agencies.service';
import { OrganizationSettingsService } from './organization-settings.service';

type Who = 'admin' | 'jumped' | 'success' | 'superAdmin';

describe('the second factor that everybody of an agency needs', () => {
  let app: TestApp;
  let id: string;
  let people: Record<Who, Actor>;

  beforeAll(async () => {
    app = await startApp(service, {}, { keepKeys: true });
    await seed(app.app);
    [{ id }] = await app.dataSource.query(
      `select id from organization where account_type = 'AGENCY' limit 1`,
    );
    const agency = { userId: randomUUID(), organizationId: id, accountType: 'AGENCY' } as Actor;
    const staff = { ...agency, accountType: 'COWBELL', subscriberType: 'COWBELL' } as Actor;
    people = {
      admin: { ...agency, subscriberType: 'AGENCY', roleId: await roleOf('AGENCY', 'Admin') },
      jumped: { ...agency, subscriberType: 'COWBELL', roleId: randomUUID() },
      success: { ...staff, roleId: await roleOf('COWBELL', 'Customer Success') },
      superAdmin: { ...staff, roleId: await roleOf('COWBELL', 'Super Admin') },
    };
  });
  afterAll(() => app.close());
  beforeEach(() =>
    app.dataSource.query(
      'update organization set enforce_mfa = false, mfa_enforced_by = null where id = $1',
      [id],
    ),
  );

  const roleOf = async (accountType: string, name: string): Promise<string> => {
    const [role] = await app.dataSource.query(
      'select id from role where account_type = $1 and name like $2',
      [accountType, `%${name}`],
    );
    return role.id;
  };
  const set = (who: Who, enforceMfa: boolean): Promise<{ enforceMfa: boolean }> =>
    app.app.get(OrganizationSettingsService).change(id, { enforceMfa }, people[who]);
  const retired = async (): Promise<number> => {
    const [{ count }] = await app.dataSource.query(
      `select count(*)::int as count from outbox where type = 'user.sessions-revoked.v1'`,
    );
    return count;
  };

  it.each<[Who[], Who]>([
    [['admin'], 'admin'],
    [['admin'], 'superAdmin'],
    [['superAdmin'], 'superAdmin'],
    [['jumped'], 'superAdmin'],
  ])('asked for by %j is lifted by %s', async (enforcers, who) => {
    for (const one of enforcers) await set(one, true);
    expect(await set(who, false)).toMatchObject({ enforceMfa: false, mfaEnforcedBy: null });
    await set('admin', true);
    expect(await set('admin', false)).toMatchObject({ enforceMfa: false });
  });

  it.each<[Who[], Who]>([
    [['superAdmin'], 'admin'],
    [['success'], 'admin'],
    [['jumped'], 'admin'],
    [['admin', 'success'], 'admin'],
    [['success', 'admin'], 'admin'],
    [['admin'], 'success'],
    [['admin'], 'jumped'],
  ])('asked for by %j is not lifted by %s', async (enforcers, who) => {
    for (const one of enforcers) await set(one, true);
    await expect(set(who, false)).rejects.toMatchObject({ status: 403 });
    expect(await set('superAdmin', true)).toMatchObject({ enforceMfa: true });
  });

  describe('as the service of agencies tells of it', () => {
    const tell = (actor: string, tenant: string | null, more = {}): Promise<void> => {
      const contact = { ...SAMPLE_CONTACT, email: 'first@quay.example' };
      const facts = { agencyId: id, name: 'Harborline', hostname: null, region: 'US' };
      const data = { ...facts, contact, ...more };
      const event = { actor, tenant, data: { ...data, enforceMFA: true, deleted: false } };
      const published = event as unknown as CloudEvent<'agency.saved.v1'>;
      const transactions = app.app.get(Transactions);
      return transactions.run((tx) => app.app.get(AgenciesService).follow(published, tx));
    };
    const userOf = async (accountType: string): Promise<string> => {
      const [user] = await app.dataSource.query(
        `select app_user.id from app_user
         join organization on organization.id = organization_id
         where account_type = $1 and (organization.id = $2 or $1 = 'COWBELL') limit 1`,
        [accountType, id],
      );
      return user.id;
    };

    it.each<[string, boolean, () => Promise<[string, string | null]>]>([
      ['one of its own people', true, async () => [await userOf('AGENCY'), id]],
      ['a key of its own', true, () => Promise.resolve([randomUUID(), id])],
      ['staff who entered it', false, async () => [await userOf('COWBELL'), id]],
      ['nobody known', false, () => Promise.resolve(['system', null])],
    ])('asked for by %s is lifted by its admin: %s', async (_, isLifted, causedBy) => {
      await tell(...(await causedBy()));
      const lifting = set('admin', false);
      if (isLifted) expect(await lifting).toMatchObject({ enforceMfa: false });
      else await expect(lifting).rejects.toMatchObject({ status: 403 });
    });

    it('comes with a default team, and with a host name that nobody else has', async () => {
      const made = randomUUID();
      const hostname = `${made}.example`;
      const facts = async (): Promise<unknown> => {
        const [row] = await app.dataSource.query(
          `select hostname, (select count(*)::int from team
             where organization_id = organization.id and is_default) as teams
           from organization where id = $1`,
          [made],
        );
        return row;
      };
      await tell('system', null, { agencyId: made, hostname });
      await tell('system', null, { agencyId: made, hostname });
      expect(await facts()).toEqual({ hostname, teams: 1 });
      await app.dataSource.query('update organization set hostname = $1 where id = $2', [
        `taken.${made}.example`,
        id,
      ]);
      await tell('system', null, { agencyId: made, hostname: `taken.${made}.example` });
      expect(await facts()).toEqual({ hostname: null, teams: 1 });
    });

    it('stays as it was asked for before', async () => {
      await set('admin', true);
      await tell('system', null);
      expect(await set('admin', false)).toMatchObject({ enforceMfa: false });
    });
  });

  it('signs nobody out when staff ask for what the agency asks already', async () => {
    const before = await retired();
    await set('admin', true);
    const after = await retired();
    await set('success', true);
    expect([after > before, await retired()]).toEqual([true, after]);
  });
});
