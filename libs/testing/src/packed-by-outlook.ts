const SIGNATURE = 0x223e9f78;
const MESSAGE = 1;
const ATTACHMENT = 2;
/** Of the interface that an object has, 16 bytes. */
const INTERFACE = Buffer.alloc(16, 7);

/** A file as Outlook packs it: with its name, short or of any letters. */
export interface ToPack {
  name?: string;
  longName?: string;
  /** Lies among the properties of the file, as Outlook has it where the file is an object. */
  isObject?: true;
  content: Buffer;
}

/** A `winmail.dat` that holds files, as Outlook writes it (MS-OXTNEF). */
export function packedByOutlook(files: readonly ToPack[]): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt32LE(SIGNATURE, 0);
  head.writeUInt16LE(1, 4);
  const version = attribute(MESSAGE, 0x00089006, Buffer.from([0, 0, 1, 0]));
  return Buffer.concat([head, version, ...files.flatMap(packed)]);
}

const packed = ({ name, longName, content, isObject }: ToPack): Buffer[] => [
  attribute(ATTACHMENT, 0x00069002, Buffer.alloc(14)),
  ...(name ? [attribute(ATTACHMENT, 0x00018010, Buffer.from(`${name}\0`, 'latin1'))] : []),
  ...(isObject
    ? [attribute(ATTACHMENT, 0x00069005, property(0x3701000d, Buffer.concat([INTERFACE, content])))]
    : [attribute(ATTACHMENT, 0x0006800f, content)]),
  ...(longName
    ? [
        attribute(
          ATTACHMENT,
          0x00069005,
          property(0x3707001f, Buffer.from(`${longName}\0`, 'utf16le')),
        ),
      ]
    : []),
];

function attribute(level: number, id: number, data: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt8(level, 0);
  head.writeUInt32LE(id, 1);
  head.writeUInt32LE(data.length, 5);
  const checksum = Buffer.alloc(2);
  checksum.writeUInt16LE(data.reduce((sum, byte) => (sum + byte) % 0x10000, 0));
  return Buffer.concat([head, data, checksum]);
}

function property(tag: number, value: Buffer): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32LE(1, 0);
  head.writeUInt32LE(tag, 4);
  head.writeUInt32LE(1, 8);
  head.writeUInt32LE(value.length, 12);
  return Buffer.concat([head, value]);
}
