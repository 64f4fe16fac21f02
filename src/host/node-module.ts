interface Runtime {
  readonly process?: { getBuiltinModule?(name: string): unknown };
}

/** A module of Node; undefined elsewhere. The library is for browsers too, so it has no Node types. */
export const nodeModule = <Module>(name: string): Module | undefined =>
  (globalThis as Runtime).process?.getBuiltinModule?.(name) as Module | undefined;
