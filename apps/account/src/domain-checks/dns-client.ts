import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect, isIP } from 'node:net';
import type { Answer, DecodedPacket, RecordType } from 'dns-packet';
import {
  AUTHENTIC_DATA,
  decode,
  DNSSEC_OK,
  encode,
  RECURSION_DESIRED,
  streamEncode,
} from 'dns-packet';
import type { ScanNetwork } from './scan-network';

/** What a DNS server answered. */
export interface DnsAnswer {
  records: Answer[];
  /** The server has verified the signatures of the zone. */
  isVerified: boolean;
}

/** No answer that says anything: silence, a refusal, a fault of the server. */
export class DnsSilence extends Error {}

const TRY_MS = 2_000;
const TRIES = 2;
const PACKET_BYTES = 1_232;
const ID_MAX = 65_536;
const LENGTH_BYTES = 2;

/** Asks one DNS server, with what the resolver of the runtime does not tell: flags and key records. */
export class DnsClient {
  constructor(private readonly network: ScanNetwork) {}

  /** All records of a type; none where there is no such name. */
  async ask(type: RecordType, name: string): Promise<DnsAnswer> {
    const packet = await this.answerTo(type, name);
    const { rcode } = packet as DecodedPacket & { rcode: string };
    if (rcode !== 'NOERROR' && rcode !== 'NXDOMAIN') throw new DnsSilence(`${name}: ${rcode}`);
    return {
      records: (packet.answers ?? []).filter((answer) => answer.type === type),
      isVerified: packet.flag_ad,
    };
  }

  /** The texts of a name, each put together again. */
  async texts(name: string): Promise<string[]> {
    const { records } = await this.ask('TXT', name);
    return records.flatMap((record) =>
      record.type === 'TXT' ? [Buffer.concat([record.data].flat().map(toBytes)).toString()] : [],
    );
  }

  /** The addresses of a host, of both families. */
  async addresses(host: string): Promise<string[]> {
    if (isIP(host)) return [host];
    const answers = [await this.ask('A', host), await this.ask('AAAA', host)];
    return answers.flatMap(({ records }) =>
      records.flatMap((record) =>
        record.type === 'A' || record.type === 'AAAA' ? [record.data] : [],
      ),
    );
  }

  private async answerTo(type: RecordType, name: string): Promise<DecodedPacket> {
    const query = {
      type: 'query' as const,
      id: randomInt(ID_MAX),
      flags: RECURSION_DESIRED | AUTHENTIC_DATA,
      questions: [{ type, name }],
      additionals: [
        {
          type: 'OPT' as const,
          name: '.' as const,
          udpPayloadSize: PACKET_BYTES,
          extendedRcode: 0,
          ednsVersion: 0,
          flags: DNSSEC_OK,
          flag_do: true,
          options: [],
        },
      ],
    };
    for (let tried = 1; ; tried++) {
      try {
        const answer = await this.overUdp(encode(query), query.id);
        return answer.flag_tc ? await this.overTcp(streamEncode(query), query.id) : answer;
      } catch (error) {
        if (tried === TRIES) throw error;
      }
    }
  }

  private overUdp(query: Buffer, id: number): Promise<DecodedPacket> {
    const { host, port } = this.network.resolver;
    const socket = createSocket(isIP(host) === 6 ? 'udp6' : 'udp4');
    const answered = new Promise<DecodedPacket>((resolve, reject) => {
      socket.once('error', () => reject(new DnsSilence('The DNS server cannot be reached.')));
      socket.on('message', (bytes) => {
        const packet = decoded(bytes);
        if (packet?.id === id) resolve(packet);
      });
      // Connected: what others send to this port is not taken for an answer.
      socket.connect(port, host, () => socket.send(query));
    });
    return within(answered).finally(() => socket.close());
  }

  private overTcp(query: Buffer, id: number): Promise<DecodedPacket> {
    const socket = connect(this.network.resolver);
    const answered = new Promise<DecodedPacket>((resolve, reject) => {
      let bytes = Buffer.alloc(0);
      socket.once('connect', () => socket.write(query));
      socket.once('error', () => reject(new DnsSilence('The DNS server cannot be reached.')));
      socket.once('end', () => reject(new DnsSilence('The DNS server gave no whole answer.')));
      socket.on('data', (part) => {
        bytes = Buffer.concat([bytes, part]);
        if (bytes.length < LENGTH_BYTES) return;
        const end = LENGTH_BYTES + bytes.readUInt16BE(0);
        if (bytes.length < end) return;
        const packet = decoded(bytes.subarray(LENGTH_BYTES, end));
        if (packet?.id === id) resolve(packet);
        else reject(new DnsSilence('The DNS server answered something else.'));
      });
    });
    return within(answered).finally(() => socket.destroy());
  }
}

const toBytes = (part: string | Buffer): Buffer => Buffer.from(part);

function decoded(bytes: Buffer): DecodedPacket | null {
  try {
    return decode(bytes);
  } catch {
    return null;
  }
}

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DnsSilence('The DNS server is silent.')), TRY_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
