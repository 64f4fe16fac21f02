/** What a bundler knows of the modules that it puts into chunks. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Returns a test for modules that match, or that a matching one imports statically, directly or not. */
export function isImportedBy(importer: RegExp) {
  const known = new Map<string, boolean>();
  return function isImported(id: string, graph: ModuleGraph): boolean {
    const found = known.get(id);
    if (found !== undefined) return found;
    known.set(id, false);
    const { importers = [] } = graph.getModuleInfo(id) ?? {};
    const result = importer.test(id) || importers.some((each) => isImported(each, graph));
    known.set(id, result);
    return result;
  };
}
