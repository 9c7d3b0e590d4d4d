import { randomUUID } from 'node:crypto';
import type { Answer, TestApp } from '@palisade/testing';
import { startApp, TestCaller } from '@palisade/testing';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { MAX_PICTURE_BYTES } from '../../domain/picture-crop';
import { service } from '../../main';
import { seed } from '../../seed';

const API = '/api/user/v1/pic';
const AGENT = 'agent@harborline.example';

describe('pictures', () => {
  let app: TestApp;
  let agent: TestCaller;

  const signedIn = async (username: string): Promise<TestCaller> => {
    const { body } = await app.anonymous.post<{ accessToken: string }>('/api/auth/v1/login', {
      username,
      password: DEMO_PASSWORD,
    });
    return new TestCaller(app.url, body.accessToken);
  };
  beforeAll(async () => {
    app = await startApp(service, {}, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
    agent = await signedIn(AGENT);
  });
  afterAll(() => app.close());

  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1f6feb' } });
  const upload = async (file: Buffer, type = 'image/png'): Promise<Answer> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)], { type }), 'picture.png');
    const answer = await fetch(`${app.url}${API}/initial`, {
      method: 'POST',
      headers: { authorization: `Bearer ${agent.token}` },
      body: form,
    });
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as object,
    } as Answer;
  };
  const crop = (profilePath: unknown, change: object = {}, at = 'xCoordinate=10&yCoordinate=0') =>
    agent.post<{ avatarUrl: string }>(`${API}/crop?${at}`, {
      zoomFactor: 1,
      sideLength: 100,
      profilePath,
      ...change,
    });
  const image = async (path: string): Promise<sharp.Metadata> => {
    const answer = await fetch(app.url + path);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  };

  it('are uploaded, cropped, shown to those who see the person, and removed', async () => {
    const exif = { IFD0: { Copyright: 'somebody' } };
    const file = await drawn(300, 200).jpeg().withExif(exif).toBuffer();
    const { status, body } = await upload(file, 'image/jpeg');
    expect(status).toBe(200);
    expect(await image(String(body.profilePath))).toMatchObject({ width: 300, height: 200 });
    const cropped = await crop(body.profilePath, { zoomFactor: 2, sideLength: 200 });
    expect(cropped.status).toBe(200);
    const shown = await image(cropped.body.avatarUrl);
    expect(shown).toMatchObject({ width: 256, height: 256, format: 'webp' });
    expect(shown.exif).toBeUndefined();
    const me = await agent.get('/api/auth/v1/users/me');
    expect(me.body).toMatchObject({ avatar: cropped.body.avatarUrl });
    const of = `${API}/email/${AGENT}`;
    const [admin, carrier] = [
      await signedIn('admin@palisade.example'),
      await signedIn('carrier@northwall.example'),
    ];
    expect((await agent.get(API)).status).toBe(200);
    expect((await admin.get(of)).status).toBe(200);
    expect((await carrier.get(of)).status).toBe(404);
    expect((await carrier.get(`${API}/email/nobody@nowhere.example`)).status).toBe(404);
    expect((await agent.send('DELETE', API)).status).toBe(204);
    expect([(await agent.get(API)).status, (await admin.get(of)).status]).toEqual([404, 404]);
    expect((await fetch(app.url + cropped.body.avatarUrl)).status).toBe(404);
  });

  it.each<[string, () => Promise<Buffer>, number]>([
    ['a gif', () => drawn(20, 20).gif().toBuffer(), 200],
    ['a webp', () => drawn(20, 20).webp().toBuffer(), 400],
    [
      'a drawing with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      400,
    ],
    ['a text', async () => Buffer.from('not a picture'), 400],
    ['nothing', async () => Buffer.alloc(0), 400],
    ['more pixels than we unpack', () => drawn(30_000, 1_400).png().toBuffer(), 400],
    ['one byte too many', async () => Buffer.alloc(MAX_PICTURE_BYTES + 1), 413],
  ])('of %s are answered with a status', async (_, file, status) => {
    expect((await upload(await file())).status).toBe(status);
  });

  it('above the limit are told the limit', async () => {
    const { body } = await upload(Buffer.alloc(MAX_PICTURE_BYTES + 1));
    expect(body).toMatchObject({ errors: [{ pointer: '/file', detail: '2MB max.' }] });
  });

  it('are cropped inside of the own upload alone', async () => {
    const { body } = await upload(await drawn(120, 100).png().toBuffer());
    expect((await crop(`${API}/file/${randomUUID()}`)).status).toBe(404);
    expect((await crop(body.profilePath, {}, 'xCoordinate=21&yCoordinate=0')).status).toBe(400);
    expect((await crop(body.profilePath, { zoomFactor: 3.1 })).status).toBe(400);
    expect((await crop(body.profilePath, { zoomFactor: 1.05 })).status).toBe(400);
    expect((await crop(body.profilePath, {}, 'yCoordinate=0')).status).toBe(400);
    expect((await crop(body.profilePath)).status).toBe(200);
    expect((await crop(body.profilePath)).status).toBe(404);
  });

  it('leave a body that is no JSON a problem like any other', async () => {
    const answer = await agent.send('POST', '/api/auth/v1/users', '{');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('need a form with a file', async () => {
    expect((await agent.post(`${API}/initial`, {})).status).toBe(400);
    expect((await app.anonymous.post(`${API}/initial`, {})).status).toBe(401);
  });
});
