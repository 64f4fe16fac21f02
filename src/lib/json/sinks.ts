import { ByteCounter } from '#lib/encoding/wtf8.ts';
import { Kind, type Sink } from '#lib/json/kind.ts';

/** A sink that forwards to two sinks. */
export class Tee implements Sink {
  private readonly first: Sink;
  private readonly second: Sink;

  constructor(first: Sink, second: Sink) {
    this.first = first;
    this.second = second;
  }

  open(kind: Kind, start: number): void {
    this.first.open(kind, start);
    this.second.open(kind, start);
  }

  close(end: number): void {
    this.first.close(end);
    this.second.close(end);
  }

  key(start: number, end: number, form: number): void {
    this.first.key(start, end, form);
    this.second.key(start, end, form);
  }

  scalar(kind: Kind, start: number, end: number, form: number): void {
    this.first.scalar(kind, start, end, form);
    this.second.scalar(kind, start, end, form);
  }

  comment(start: number, end: number): void {
    this.first.comment(start, end);
    this.second.comment(start, end);
  }
}

/** A sink that forwards with all offsets in UTF-8 bytes. */
export class InBytes implements Sink {
  private readonly sink: Sink;
  private readonly counter: ByteCounter;

  constructor(sink: Sink, text: string) {
    this.sink = sink;
    this.counter = new ByteCounter(text);
  }

  open(kind: Kind, start: number): void {
    this.sink.open(kind, this.counter.bytesBefore(start));
  }

  close(end: number): void {
    this.sink.close(this.counter.bytesBefore(end));
  }

  key(start: number, end: number, form: number): void {
    const startByte = this.counter.bytesBefore(start);
    this.sink.key(startByte, this.counter.bytesBefore(end), form);
  }

  scalar(kind: Kind, start: number, end: number, form: number): void {
    const startByte = this.counter.bytesBefore(start);
    this.sink.scalar(kind, startByte, this.counter.bytesBefore(end), form);
  }

  comment(start: number, end: number): void {
    const startByte = this.counter.bytesBefore(start);
    this.sink.comment(startByte, this.counter.bytesBefore(end));
  }
}

/** A sink that examines the top-level values. */
export class RootWatch implements Sink {
  roots = 0;
  /** The first one is an array. */
  beginsWithArray = false;
  /** Each is on a line of its own. */
  areLines = true;

  private readonly text: string;
  private depth = 0;
  private start = 0;
  private end = -1;

  constructor(text: string) {
    this.text = text;
  }

  open(kind: Kind, start: number): void {
    if (this.depth++ === 0) this.begin(kind, start);
  }

  close(end: number): void {
    if (--this.depth === 0) this.finish(end);
  }

  scalar(kind: Kind, start: number, end: number, _form: number): void {
    if (this.depth > 0) return;
    this.begin(kind, start);
    this.finish(end);
  }

  key(_start: number, _end: number, _form: number): void {}

  comment(): void {}

  private begin(kind: Kind, start: number): void {
    if (this.roots++ === 0) this.beginsWithArray = kind === Kind.array;
    else if (!this.text.slice(this.end, start).includes('\n')) this.areLines = false;
    this.start = start;
  }

  private finish(end: number): void {
    if (this.text.slice(this.start, end).includes('\n')) this.areLines = false;
    this.end = end;
  }
}

/** A sink that forwards the content of the outermost containers as top-level values. */
export class Unwrapped implements Sink {
  private readonly sink: Sink;
  private depth = 0;

  constructor(sink: Sink) {
    this.sink = sink;
  }

  open(kind: Kind, start: number): void {
    if (this.depth++ > 0) this.sink.open(kind, start);
  }

  close(end: number): void {
    if (--this.depth > 0) this.sink.close(end);
  }

  key(start: number, end: number, form: number): void {
    this.sink.key(start, end, form);
  }

  scalar(kind: Kind, start: number, end: number, form: number): void {
    this.sink.scalar(kind, start, end, form);
  }

  comment(start: number, end: number): void {
    this.sink.comment(start, end);
  }
}
