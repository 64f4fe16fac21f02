import { defineKind } from '#core/kind.ts';

/** A name of several words as in code: camelCase, snake_case, kebab-case, CONSTANT_CASE. */
export default defineKind({
  repr: 'text',
  base: 'phrase',
  detect: (text) => (text.length < 200 && name.test(text.trim()) ? 0.1 : 0),
});

const name =
  /^(?:[A-Z]*[a-z]+(?:[A-Z][a-z0-9]+)+|[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z][a-z0-9]*(?:-[a-z0-9]+)+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)$/;
