/** Expressions of templates, such as those of Helm, Jinja and Ansible. */
const expression = /\{\{(?:(?!\{\{|\}\})[\s\S])*\}\}|\{%(?:(?!\{%|%\})[\s\S])*%\}/g;

const onlyExpressions = new RegExp(`^(?:\\s|${expression.source})*$`);

export const hasExpressions = (text: string): boolean => text.search(expression) >= 0;

/** Whether all of a value comes from elsewhere: it is no secret by itself. */
export const isExpression = (value: string): boolean => value.includes('{') && onlyExpressions.test(value);

/** A text as long whose expressions are blank where they are a whole value or line, else words. */
export const withoutExpressions = (text: string): string =>
  text.replace(expression, (found: string, at: number) => {
    const before = /(?:^|\n|[:?-][ \t]{1,9})[ \t]*$/.test(text.slice(Math.max(0, at - 200), at));
    const isWhole = before && /^[ \t]*(?:#|\r?\n|$)/.test(text.slice(at + found.length, at + found.length + 200));
    return found.replace(/[^\r\n]/g, isWhole ? ' ' : 'x');
  });
