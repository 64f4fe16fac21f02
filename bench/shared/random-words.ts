/** Numbers and words that look random and are the same in every run (the generator of Numerical Recipes). */
export function makeRandom() {
  let seed = 42;
  const random = (limit: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const words = 'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor'.split(' ');
  const someWords = (count: number) => Array.from({ length: count }, () => words[random(words.length)]);
  return { random, someWords };
}
