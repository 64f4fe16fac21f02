import {
  GZheader,
  Z_BUF_ERROR,
  Z_NEED_DICT,
  Z_NO_FLUSH,
  Z_STREAM_END,
  ZStream,
  zlibInflate,
  zlibInflateGetHeader,
  zlibInflateInit2,
} from 'pako';
import { ToolError } from '#core/tool.ts';
import { type Chunk, corrupt, type Decoder, truncated, wrongChecksum } from './decoder.ts';

/** The bits of the window, as zlib takes them: negative without a wrapper, 16 more for gzip. */
const windowBits = { deflate: -15, zlib: 15, gzip: 31 } as const;

const chunkLength = 65_536;

/** A decoder of deflate (RFC 1951), alone or wrapped as zlib (RFC 1950) or gzip (RFC 1952). */
export const inflater = (format: keyof typeof windowBits): Decoder =>
  async function* inflate(bytes, at, report): AsyncGenerator<Chunk, number> {
    const stream = new ZStream();
    const header = new GZheader();
    zlibInflateInit2(stream, windowBits[format]);
    if (format === 'gzip') zlibInflateGetHeader(stream, header);
    Object.assign(stream, { input: bytes, next_in: at, avail_in: bytes.length - at });
    for (;;) {
      const output = new Uint8Array(chunkLength);
      Object.assign(stream, { output, next_out: 0, avail_out: chunkLength });
      const status = zlibInflate(stream, Z_NO_FLUSH);
      const { done, name, comment, time } = header;
      if (done) report.header ??= { name: name || null, comment: comment || null, time };
      report.position = stream.next_in;
      if (stream.next_out > 0) yield output.subarray(0, stream.next_out);
      if (status === Z_STREAM_END) return stream.next_in;
      if (status === Z_NEED_DICT) throw new ToolError('dictionary', { given: format });
      // The checksum and, of gzip, the length, which follow the content.
      if (/^incorrect (?:data|length) check$/.test(stream.msg)) throw wrongChecksum(format);
      if (status < 0 && status !== Z_BUF_ERROR) throw corrupt(format, stream.next_in);
      if (stream.avail_in === 0 && stream.avail_out > 0) throw truncated(format);
    }
  };
