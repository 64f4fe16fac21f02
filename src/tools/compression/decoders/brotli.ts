import init, { BrotliDecStream, BrotliStreamResultCode } from 'brotli-dec-wasm/web';
import { ungzip } from 'pako';
import { brotliWasm } from '#generated/data/brotli-wasm.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';
import { type Chunk, corrupt, type Decoder, truncated } from './decoder.ts';

const chunkLength = 65_536;

/** Compiled once. */
let compiled: ReturnType<typeof init> | undefined;

/** Decodes a Brotli stream (RFC 7932). */
export const unbrotli: Decoder = async function* unbrotli(bytes, at, report): AsyncGenerator<Chunk, number> {
  compiled ??= init({ module_or_path: ungzip(decodeBase64(brotliWasm)) });
  await compiled;
  const stream = new BrotliDecStream();
  let next = at;
  try {
    for (;;) {
      const { content, code, read } = step(stream, bytes.subarray(next, next + chunkLength), next);
      next += read;
      report.position = next;
      if (content.length > 0) yield content;
      if (code === BrotliStreamResultCode.ResultSuccess) return next;
      if (code === BrotliStreamResultCode.NeedsMoreInput && next >= bytes.length) throw truncated('brotli');
    }
  } finally {
    stream.free();
  }
};

function step(stream: BrotliDecStream, input: Uint8Array, at: number) {
  try {
    const result = stream.dec(input, chunkLength);
    const { buf, code, input_offset: read } = result;
    result.free();
    return { content: buf as Chunk, code, read };
  } catch {
    throw corrupt('brotli', at);
  }
}
