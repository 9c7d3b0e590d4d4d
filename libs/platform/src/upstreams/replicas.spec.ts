import { Replicas, REST_MS } from './replicas';

const NOW = 1_000_000;
const first = (replicas: Replicas, nowMs = NOW): string => replicas.inOrder(nowMs)[0].address;

describe('the processes of a service', () => {
  it('take turns while none is busier', () => {
    const replicas = new Replicas(['a', 'b', 'c']);
    const asked = Array.from({ length: 6 }, () => first(replicas));
    expect(asked).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  });

  it('are asked the less the more they have to do', () => {
    const replicas = new Replicas(['a', 'b']);
    const [a, b] = replicas.inOrder(NOW);
    a.busy = 1;
    expect([first(replicas), first(replicas)]).toEqual(['b', 'b']);
    b.busy = 2;
    expect([first(replicas), first(replicas)]).toEqual(['a', 'a']);
  });

  it('are asked last while they rest, and again after that', () => {
    const replicas = new Replicas(['a', 'b']);
    const [a, b] = replicas.inOrder(NOW);
    a.restsUntilMs = NOW + REST_MS;
    b.busy = 9;
    expect(replicas.inOrder(NOW).map(({ address }) => address)).toEqual(['b', 'a']);
    expect(first(replicas, NOW + REST_MS)).toBe('a');
  });
});
