/** Ids of the WebM container (RFC 8794, https://www.webmproject.org/docs/container/). */
const ID = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cues: 0x1c53bb6b,
  cluster: 0x1f43b675,
};

const bytesOf = (number, length) => {
  const bytes = Buffer.alloc(length);
  for (let at = length - 1, rest = number; at >= 0; at -= 1, rest = Math.floor(rest / 256)) bytes[at] = rest % 256;
  return bytes;
};
const idBytes = (id) => bytesOf(id, id > 0xffffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1);

/** An element with its size in eight bytes, so that its length is known before its content is. */
const element = (id, ...parts) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([idBytes(id), Buffer.from([0x01]), bytesOf(body.length, 7), body]);
};
const uint = (id, value, length = 4) => element(id, bytesOf(value, length));
const text = (id, value) => element(id, Buffer.from(value, 'ascii'));
const float = (id, value) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
};

const simpleBlock = ({ data, isKey }, offset) => element(0xa3, Buffer.from([0x81]), bytesOf(offset, 2), Buffer.from([isKey ? 0x80 : 0]), data);

/**
 * A WebM file with one VP9 track that can be sought in: a cluster and a cue for each key frame.
 * @param frames `{ data: Buffer, isKey: boolean, ms: number }` in order, the first a key frame
 */
export const writeWebm = (frames, { width, height, durationMs }) => {
  const header = element(
    ID.ebml,
    uint(0x4286, 1),
    uint(0x42f7, 1),
    uint(0x42f2, 4),
    uint(0x42f3, 8),
    text(0x4282, 'webm'),
    uint(0x4287, 4),
    uint(0x4285, 2),
  );
  const info = element(ID.info, uint(0x2ad7b1, 1_000_000), text(0x4d80, 'waymark'), text(0x5741, 'waymark'), float(0x4489, durationMs));
  const video = element(0xe0, uint(0xb0, width), uint(0xba, height));
  const track = element(0xae, uint(0xd7, 1), uint(0x73c5, 1), uint(0x83, 1), uint(0x9c, 0), text(0x86, 'V_VP9'), video);
  const tracks = element(ID.tracks, track);
  const groups = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([]);
    groups.at(-1).push(frame);
  }
  const clusters = groups.map((group) =>
    element(ID.cluster, uint(0xe7, group[0].ms), ...group.map((frame) => simpleBlock(frame, frame.ms - group[0].ms))),
  );
  const cuesAt = (start) => {
    let at = start;
    const points = groups.map((group, index) => {
      const point = element(0xbb, uint(0xb3, group[0].ms), element(0xb7, uint(0xf7, 1), uint(0xf1, at)));
      at += clusters[index].length;
      return point;
    });
    return element(ID.cues, ...points);
  };
  const before = info.length + tracks.length;
  const cues = cuesAt(before + cuesAt(0).length);
  return Buffer.concat([header, element(ID.segment, info, tracks, cues, ...clusters)]);
};
