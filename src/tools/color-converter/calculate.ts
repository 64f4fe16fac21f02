import { numberPattern, type Quantity, readQuantity } from './quantity.ts';

const token = new RegExp(
  `\\s*(?:(?<number>${numberPattern})(?<unit>%|[a-z]*)|(?:calc(?=\\())?(?<sign>[-+*/()]))\\s*`,
  'iy',
);

/**
 * Evaluates the content of a `calc()`: sums, differences, products, quotients and parentheses of numbers, percentages
 * and angles (CSS Values 4, 10). Undefined if it is anything else.
 */
export function calculate(expression: string): Quantity | undefined {
  const tokens = readTokens(expression);
  if (!tokens) return undefined;
  let next = 0;
  const take = (signs: string): string | undefined => {
    const sign = tokens[next];
    if (typeof sign !== 'string' || !signs.includes(sign)) return undefined;
    next++;
    return sign;
  };
  const readTerm = (): Quantity | undefined => {
    const sign = take('-+');
    if (take('(') !== undefined) {
      const inner = readSum();
      return take(')') === undefined ? undefined : inner && negateIf(sign === '-', inner);
    }
    const value = tokens[next++];
    return typeof value === 'object' ? negateIf(sign === '-', value) : undefined;
  };
  const readChain = (operand: () => Quantity | undefined, signs: string): Quantity | undefined => {
    let left = operand();
    for (let sign = take(signs); sign !== undefined && left; sign = take(signs)) {
      const right = operand();
      left = right && combine(left, sign, right);
    }
    return left;
  };
  const readSum = (): Quantity | undefined => readChain(() => readChain(readTerm, '*/'), '+-');
  const value = readSum();
  return next === tokens.length && value && Number.isFinite(value.number) ? value : undefined;
}

const negateIf = (isNegative: boolean, { unit, number }: Quantity): Quantity => ({
  unit,
  number: isNegative ? -number : number,
});

function readTokens(expression: string): readonly (Quantity | string)[] | undefined {
  const tokens: (Quantity | string)[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < expression.length) {
    const groups = token.exec(expression)?.groups;
    const read = groups && (groups['sign'] ?? readQuantity(groups['number'] ?? '', groups['unit'] ?? ''));
    if (read === undefined) return undefined;
    tokens.push(read);
  }
  return tokens;
}

function combine(left: Quantity, sign: string, right: Quantity): Quantity | undefined {
  if (sign === '+' || sign === '-') {
    if (left.unit !== right.unit) return undefined;
    return { unit: left.unit, number: sign === '+' ? left.number + right.number : left.number - right.number };
  }
  if (right.unit !== '' && (sign === '/' || left.unit !== '')) return undefined;
  const number = sign === '*' ? left.number * right.number : left.number / right.number;
  return { unit: left.unit === '' ? right.unit : left.unit, number };
}
