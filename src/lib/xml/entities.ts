import { ToolError } from '#core/tool.ts';

/** An entity that a document type declares. */
type Entity =
  | { readonly type: 'internal'; readonly text: string }
  /** In another file, which is not read. */
  | { readonly type: 'external' }
  /** Not XML, such as a picture: only attributes may name it. */
  | { readonly type: 'unparsed' };

/** How the text of an entity is checked, as content or in an attribute. */
type Check = (text: string, entities: Entities) => void;

const predefined = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/** Longer chains of entities would overflow the stack. */
const maxDepth = 500;

/** The entities of a document. Their texts are checked where they are named, once, and never inserted. */
export class Entities {
  /** Declarations may be in a file that is not read: an entity that is not known is no error. */
  isIncomplete = false;
  /** Names are checked by Namespaces in XML 1.0 too. */
  readonly hasNamespaces: boolean;
  private readonly declared = new Map<string, Entity>();
  private readonly states = new Map<string, 'busy' | 'right'>();
  private depth = 0;
  private readonly checkContent: Check;
  private readonly checkAttribute: Check;

  constructor(checkContent: Check, checkAttribute: Check, hasNamespaces = false) {
    this.hasNamespaces = hasNamespaces;
    this.checkContent = checkContent;
    this.checkAttribute = checkAttribute;
  }

  /** The first declaration of a name counts. */
  declare(name: string, entity: Entity): void {
    if (!this.declared.has(name)) this.declared.set(name, entity);
  }

  find(name: string): Entity | undefined {
    return this.declared.get(name);
  }

  /** Checks that an entity may be named in content, or in the value of an attribute. */
  check(name: string, isInAttribute: boolean, fail: (code: string) => never): void {
    if (predefined.has(name)) return;
    const entity = this.declared.get(name);
    if (!entity) {
      if (this.isIncomplete) return;
      fail('unknown-entity');
    }
    if (entity.type === 'unparsed') fail('unparsed-entity');
    if (entity.type === 'internal') this.checkText(name, entity.text, isInAttribute, fail);
    else if (isInAttribute) fail('external-entity');
  }

  private checkText(name: string, text: string, isInAttribute: boolean, fail: (code: string) => never): void {
    const key = isInAttribute ? `"${name}` : name;
    const state = this.states.get(key);
    if (state === 'right') return;
    if (state === 'busy' || this.depth === maxDepth) fail('endless-entity');
    this.states.set(key, 'busy');
    this.depth++;
    try {
      (isInAttribute ? this.checkAttribute : this.checkContent)(text, this);
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      fail(error.code.endsWith('-entity') ? error.code : 'bad-entity');
    }
    this.depth--;
    this.states.set(key, 'right');
  }
}
