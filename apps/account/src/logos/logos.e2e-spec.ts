import { randomUUID } from 'node:crypto';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import sharp from 'sharp';
import { LOGO_BYTES_MAX } from '../domain/logo-crop';
import { service } from '../main';

const API = '/api/agency/v1/logo';
const AGENCY = '/api/account/v1/agency';
const SMALL = { width: 144, height: 144, small: true };
const MEDIUM = { width: 300, height: 72, small: false };

describe('logos of agencies', () => {
  let app: TestApp;
  let agent: TestCaller;
  let rival: TestCaller;
  let staff: TestCaller;
  let id: string;

  beforeAll(async () => {
    app = await startApp(service);
    const permissions = ['agency:view', 'agency:logo-edit'];
    const agency = (organizationId: string) =>
      app.signIn({ accountType: 'AGENCY', organizationId, permissions });
    const provider = ['agency:view', 'agency:create', 'agency:edit', 'agency:logo-edit'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions: provider });
    const made = await staff.post<{ id: string }>(AGENCY, {
      name: 'Larkspur Insurance',
      npn: '1234567890',
      contactPhone: '702-555-0134',
      contactFirstName: 'Dana',
      contactLastName: 'Reed',
      contactEmail: 'dana@larkspur.example',
    });
    id = made.body.id;
    agent = await agency(id);
    rival = await agency(randomUUID());
  });
  afterAll(() => app.close());

  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1f6feb' } }).png();
  const upload = async (
    file: Buffer,
    { isSmall = true, by = agent, of = id }: { isSmall?: boolean; by?: TestCaller; of?: string },
  ) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'logo.png');
    const answer = await fetch(`${app.url}${API}/initial/${of}?isSmall=${isSmall}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${by.token}` },
      body: form,
    });
    const body = (await answer.json()) as { logoPath: string; detail?: string };
    return { status: answer.status, ...body };
  };
  const crop = (logoPath: string, change: object = {}, at = 'xCoordinate=0&yCoordinate=0') =>
    agent.post<{ logoPath: string }>(`${API}?${at}`, {
      zoomFactor: 1,
      agencyId: id,
      logoPath,
      ...SMALL,
      ...change,
    });
  const image = async (path: string, by?: TestCaller): Promise<sharp.Metadata | number> => {
    const answer = await fetch(app.url + path, {
      headers: by ? { authorization: `Bearer ${by.token}` } : {},
    });
    if (!answer.ok) return answer.status;
    expect(answer.headers.get('content-type')).toBe('image/png');
    return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  };
  const told = async (): Promise<(string | null)[]> => {
    const rows: { logo: string | null }[] = await app.dataSource.query(
      `select body -> 'data' ->> 'logoDocId' as logo from outbox
       where type = 'agency.saved.v1' and subject = $1 order by sequence`,
      [id],
    );
    return rows.map(({ logo }) => logo);
  };

  it('are uploaded, cropped to their box, seen by whoever is signed in, and removed', async () => {
    expect(await image(`${API}/s/${id}`, rival)).toBe(404);
    const first = await upload(await drawn(600, 300).toBuffer(), {});
    expect(first.status).toBe(200);
    expect(await image(first.logoPath)).toMatchObject({ width: 600, height: 300 });
    const small = await crop(
      first.logoPath,
      { zoomFactor: 0.4 },
      'xCoordinate=-75&yCoordinate=-225',
    );
    expect(small.status).toBe(200);
    const box = { width: 144, height: 144, hasAlpha: true };
    expect(await image(`${API}/s/${id}`, rival)).toMatchObject(box);
    expect(await image(small.body.logoPath)).toMatchObject(box);
    expect(await image(first.logoPath)).toBe(404);
    expect(await image(`${API}/m/${id}`, rival)).toBe(404);
    expect(await image(`${API}/s/${id}`)).toBe(401);

    const second = await upload(await drawn(600, 300).toBuffer(), { isSmall: false });
    const medium = await crop(second.logoPath, MEDIUM);
    expect(await image(`${API}/m/${id}`, agent)).toMatchObject({ width: 300, height: 72 });
    const paths = {
      smallLogoPath: small.body.logoPath,
      mediumLogoPath: medium.body.logoPath,
    };
    expect((await agent.get(`${AGENCY}/${id}`)).body).toMatchObject(paths);
    expect(medium.body.logoPath).toContain((await told()).at(-1));

    expect((await agent.send('DELETE', `${API}/s/${id}`)).status).toBe(204);
    expect((await agent.send('DELETE', `${API}/m/${id}`)).status).toBe(204);
    expect((await agent.send('DELETE', `${API}/m/${id}`)).status).toBe(204);
    const none = { smallLogoPath: null, mediumLogoPath: null };
    expect((await agent.get(`${AGENCY}/${id}`)).body).toMatchObject(none);
    expect(await image(medium.body.logoPath)).toBe(404);
    expect(await told()).toHaveLength(5);
  });

  it('are of the own agency alone; staff keep those of all', async () => {
    const file = await drawn(200, 200).toBuffer();
    expect((await upload(file, { by: rival })).status).toBe(404);
    const { status, logoPath } = await upload(file, { by: staff });
    expect(status).toBe(200);
    const asked = { zoomFactor: 1, logoPath, agencyId: id, ...SMALL };
    const at = `${API}?xCoordinate=0&yCoordinate=0`;
    expect((await rival.post(at, asked)).status).toBe(404);
    expect((await rival.send('DELETE', `${API}/s/${id}`)).status).toBe(404);
    expect((await staff.post(at, asked)).status).toBe(200);
  });

  it.each<[string, () => Promise<Buffer>, boolean, number, string]>([
    ['a gif', () => drawn(20, 20).gif().toBuffer(), true, 200, ''],
    ['a webp', () => drawn(20, 20).webp().toBuffer(), true, 400, 'Choose a picture'],
    ['a text', async () => Buffer.from('not a picture'), true, 400, 'Choose a picture'],
    ['nothing', async () => Buffer.alloc(0), true, 400, 'Choose a picture'],
    [
      'a small one too large',
      async () => Buffer.alloc(LOGO_BYTES_MAX.SMALL + 1),
      true,
      413,
      '50kb max.',
    ],
    [
      'a medium one too large',
      async () => Buffer.alloc(LOGO_BYTES_MAX.MEDIUM + 1),
      false,
      413,
      '150kb max.',
    ],
  ])('of %s are answered in words', async (_, file, isSmall, status, words) => {
    const answer = await upload(await file(), { isSmall });
    expect([answer.status, answer.detail ?? '']).toEqual([status, expect.stringContaining(words)]);
  });

  it('are cropped inside of the own upload alone', async () => {
    const { logoPath } = await upload(await drawn(200, 200).toBuffer(), {});
    expect((await crop(`${API}/file/${randomUUID()}`)).status).toBe(404);
    expect((await crop(logoPath, MEDIUM)).status).toBe(404);
    expect((await crop(logoPath, { zoomFactor: 3.1 })).status).toBe(400);
    expect((await crop(logoPath, { width: 72 })).status).toBe(400);
    expect((await crop(logoPath, {}, 'xCoordinate=200&yCoordinate=0')).status).toBe(400);
    expect((await crop(logoPath, {}, 'yCoordinate=0')).status).toBe(400);
    expect((await crop(logoPath)).status).toBe(200);
    expect((await crop(logoPath)).status).toBe(404);
  });
});
