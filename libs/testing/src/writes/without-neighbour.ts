import type { Upstreams } from '@palisade/platform';

type Ways = Pick<Upstreams, 'bridge' | 'reach'>;

/** Does something while a service does not answer its neighbour. */
export async function withoutNeighbour<T>(
  upstreams: Upstreams,
  away: string,
  work: () => Promise<T>,
): Promise<T> {
  const cut =
    (way: keyof Ways) =>
    (...args: Parameters<Ways[typeof way]>): Promise<unknown> => {
      if (args[0] !== away) return Reflect.apply(ways[way], upstreams, args) as Promise<unknown>;
      return Promise.reject(Object.assign(new Error(`${away} is away`), { code: 'ECONNREFUSED' }));
    };
  const ways: Ways = { bridge: upstreams.bridge, reach: upstreams.reach };
  Object.assign(upstreams, { bridge: cut('bridge'), reach: cut('reach') });
  try {
    return await work();
  } finally {
    Object.assign(upstreams, ways);
  }
}
